// expect: violation assertion
// inputs: 3

import dev.assay.api.Assay;

/** A field of a subclass hides that of the superclass and does not replace it. */
public class HiddenField {
  static class Base {
    int value;

    int get() {
      return value;
    }
  }

  static class Derived extends Base {
    int value;
  }

  public static void main(String[] args) {
    Derived d = new Derived();
    d.value = Assay.anyInt();
    assert d.get() == d.value;
  }
}
