// expect: verified

import dev.assay.api.Assay;

/** A method of the superclass is reached through super although it is overridden. */
public class SuperCall {
  static class Base {
    int f(int x) {
      return x;
    }
  }

  static class Derived extends Base {
    @Override
    int f(int x) {
      return super.f(x) + 1;
    }
  }

  public static void main(String[] args) {
    boolean derived = Assay.anyBoolean();
    Base b = derived ? new Derived() : new Base();
    int x = Assay.anyInt();
    assert b.f(x) == (derived ? x + 1 : x);
  }
}
