// expect: verified
// target: InnerHasOuter#check

/** An inner object always has an outer one. */
public class InnerHasOuter {
  private int limit;

  class Inner {
    int value;

    boolean isAllowed() {
      return value <= limit;
    }
  }

  static void check(Inner inner) {
    if (inner != null && inner.isAllowed()) {
      assert inner.isAllowed();
    }
  }
}
