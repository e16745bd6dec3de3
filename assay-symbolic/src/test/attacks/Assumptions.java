import dev.assay.api.Assay;

/** What is assumed excludes runs, from there on and no others. */
class Assumptions {
  @Expect("verified")
  static void holdsAfterwards(int x) {
    Assay.assume(x > 5);
    assert x > 4;
  }

  @Expect("violation")
  static void notBefore(int x) {
    assert x != 3;
    Assay.assume(x > 5);
  }

  @Expect("violation")
  static void onOneBranchOnly(int x, boolean b) {
    if (b) {
      Assay.assume(x > 5);
    }
    assert x > 5;
  }

  @Expect("verified")
  static void contradiction(int x) {
    Assay.assume(x > 5);
    Assay.assume(x < 5);
    assert false;
  }

  @Expect("violation")
  static void contradictionOnOneBranch(int x, boolean b) {
    if (b) {
      Assay.assume(x > 5);
      Assay.assume(x < 5);
    }
    assert b;
  }

  @Expect("violation")
  static void wrapsAround(int x) {
    Assay.assume(x + 1 < x);
    assert x != Integer.MAX_VALUE;
  }

  @Expect("verified")
  static void inALoop(int[] a) {
    Assay.assume(a != null && a.length <= 3);
    for (int each : a) {
      Assay.assume(each > 0);
    }
    int sum = 0;
    for (int each : a) {
      sum |= each;
    }
    assert sum >= 0;
  }

  @Expect("violation")
  static void caughtNothing(int x) {
    try {
      Assay.assume(x > 0);
    } finally {
      assert x != 5;
    }
  }

  @Expect("verified")
  static void twice(int x, int y) {
    Assay.assume(x == y);
    Assay.assume(y == 5);
    assert x == 5;
  }

  @Expect("verified")
  static void aboutReferences(int[] a, int[] b) {
    Assay.assume(a != null && a == b);
    assert a.length == b.length;
  }

  @Expect("violation")
  static void aboutBoxes(Integer a, Integer b) {
    Assay.assume(a != null && b != null && a.equals(b));
    assert a == b;
  }
}
