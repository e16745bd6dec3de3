// expect: violation deadlock

import dev.assay.api.Assay;

/**
 * A superclass makes an instance of its subclass in its initialiser. One thread begins with the
 * superclass, the other with the subclass, which must initialise the superclass first.
 */
public class ClassInitSuperclass {
  static class Base {
    static final Base DEFAULT = new Derived();
  }

  static class Derived extends Base {
    static int count = Integer.parseInt("1");
  }

  public static void main(String[] args) {
    new Thread(() -> Assay.check(Base.DEFAULT != null, "no default")).start();
    assert Derived.count == 1;
  }
}
