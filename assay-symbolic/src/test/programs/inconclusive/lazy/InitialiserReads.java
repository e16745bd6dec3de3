// expect: inconclusive
// target: InitialiserReads#check

import dev.assay.api.Assay;

/** An object is an input, and to make it its class is initialised, which reads another one. */
public class InitialiserReads {
  static class Inner {
    static int limit = Assay.anyInt();
    int value;
  }

  static class Outer {
    Inner inner;
  }

  static void check(Outer outer) {
    if (outer != null && outer.inner != null && outer.inner.value > 5) {
      assert Inner.limit != 7;
    }
  }
}
