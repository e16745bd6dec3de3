// expect: violation assertion
// inputs: 5

import dev.assay.api.Assay;

/** A constructor calls a method that runs before its own fields are set. */
public class ConstructorCallsOverride {
  static class Base {
    final int seen;

    Base() {
      seen = value();
    }

    int value() {
      return 0;
    }
  }

  static class Derived extends Base {
    final int value;

    Derived(int value) {
      this.value = value;
    }

    @Override
    int value() {
      return value;
    }
  }

  public static void main(String[] args) {
    Derived d = new Derived(Assay.anyInt());
    assert d.seen == d.value();
  }
}
