// expect: violation assertion
// inputs: true, 2147483647

import dev.assay.api.Assay;

/** A subclass does not keep what its superclass promises. */
public class OverrideBreaksPromise {
  static class Counter {
    int next(int x) {
      return x < 100 ? x + 1 : 100;
    }
  }

  static class Fast extends Counter {
    @Override
    int next(int x) {
      return x + 10;
    }
  }

  public static void main(String[] args) {
    Counter counter = Assay.anyBoolean() ? new Fast() : new Counter();
    int x = Assay.anyInt();
    Assay.assume(x >= 0);
    assert counter.next(x) > 0;
  }
}
