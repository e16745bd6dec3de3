/** Where ways meet nothing is mixed up. */
class Merging {
  static int global;

  @Expect("verified")
  static void bothSidesKeepTheirs(int x) {
    int a = 1;
    int b = 2;
    if (x > 0) {
      int t = a;
      a = b;
      b = t;
    }
    assert a + b == 3 && (x > 0) == (a == 2);
  }

  @Expect("violation")
  static void independentBranches(boolean a, boolean b, boolean c) {
    int sum = 0;
    sum += a ? 1 : 0;
    sum += b ? 2 : 0;
    sum += c ? 4 : 0;
    assert sum != 5;
  }

  @Expect("verified")
  static void correlatedBranches(int x) {
    int y = x < 10 ? 1 : 2;
    int z = x < 10 ? 10 : 20;
    assert z == y * 10;
  }

  @Expect("violation")
  static void earlyReturn(int x) {
    if (x == 3) {
      return;
    }
    global = x;
    assert global != 4;
  }

  @Expect("verified")
  static void differentObjects(int x) {
    int[] a = {1};
    int[] b = {2};
    int[] c = x == 0 ? a : b;
    c[0] += 10;
    assert a[0] + b[0] == 13 && (x == 0) == (a[0] == 11);
  }

  @Expect("violation")
  static void sameObjectByTwoNames(int x) {
    int[] a = {1};
    int[] b = x == 0 ? a : new int[] {2};
    b[0] = 9;
    assert a[0] == 1;
  }

  @Expect("verified")
  static void exceptionOnOneSide(int x) {
    int done = 0;
    try {
      if (x % 7 == 3) {
        throw new IllegalStateException();
      }
      done = 1;
    } catch (IllegalStateException e) {
      done = 2;
    }
    assert done == (x % 7 == 3 ? 2 : 1);
  }

  @Expect("verified")
  static void loopLeftAtDifferentRounds(int x) {
    int i = 0;
    while (i < 5 && i != x) {
      i++;
    }
    assert x < 0 || x > 5 ? i == 5 : i == x;
  }

  @Expect("violation")
  static void longAndIntInTheSamePlace(boolean a, int x) {
    if (a) {
      long wide = x * 3L;
      assert wide != 21;
    } else {
      int narrow = x * 3;
      assert narrow != 21 || x != 7;
    }
  }

  @Expect("verified")
  static void nullOnOneSide(int x) {
    Object o = x > 5 ? new Object() : null;
    assert (o == null) == (x <= 5);
  }

  @Expect("violation")
  static void nestedInLoop(int x, int y) {
    int r = 0;
    for (int i = 0; i < 3; i++) {
      if (x > i) {
        r += y > i ? 1 : 10;
      }
    }
    assert r != 12;
  }

  @Expect("verified")
  static void elementsAtSymbolicIndex(int i) {
    int[] all = new int[4];
    if (i >= 0 && i < 4) {
      all[i] = 1;
    }
    assert all[0] + all[1] + all[2] + all[3] <= 1;
  }

  @Expect("violation")
  static void lengthsThatDiffer(int n) {
    int[] all = n == 2 ? new int[2] : new int[3];
    assert all.length == 3;
  }

  @Expect("verified")
  static void finallyOnBothWays(int x) {
    int n = 0;
    try {
      if (x == 1) {
        return;
      }
      n++;
    } finally {
      n += 10;
    }
    assert n == 11;
  }

  @Expect("verified")
  static void elementReadTwice(int[][] all) {
    if (all != null && all.length == 2 && all[0] != null && all[1] != null) {
      assert all[0] != all[1] || all[0].length == all[1].length;
    }
  }
}
