/** Switches, enumerations, sealed types, records and lambdas. */
class Choices {
  enum C {
    R,
    G,
    B {
      int w() {
        return 3;
      }
    };

    int w() {
      return 1;
    }
  }

  sealed interface Sh permits Ci, Sq, Em {}

  record Ci(int r) implements Sh {}

  record Sq(int a, int b) implements Sh {}

  enum Em implements Sh {
    X
  }

  @Expect("verified")
  static void dense(int x) {
    int r =
        switch (x) {
          case 1 -> 1;
          case 2 -> 2;
          case 3 -> 3;
          case 4 -> 4;
          default -> 0;
        };
    assert r == 0 || r == x;
  }

  @Expect("violation")
  static void sparse(int x) {
    switch (x) {
      case Integer.MIN_VALUE:
      case -1:
      case 100000:
      case Integer.MAX_VALUE:
        assert x != 100000;
    }
  }

  @Expect("verified")
  static void maxDense(int x) {
    int r = 0;
    switch (x) {
      case 2147483645:
        r = 1;
        break;
      case 2147483646:
        r = 2;
        break;
      case 2147483647:
        r = 3;
        break;
      default:
    }
    if (r > 0) assert x - 2147483644 == r;
  }

  @Expect("verified")
  static void minDense(int x) {
    int r = 0;
    switch (x) {
      case -2147483648:
        r = 1;
        break;
      case -2147483647:
        r = 2;
        break;
      case -2147483646:
        r = 3;
    }
    if (r != 0) assert x + 2147483647 + 2 == r;
  }

  @Expect("verified")
  static void allBytes(byte b) {
    int r;
    switch (b) {
      case -128:
        r = -128;
        break;
      case 127:
        r = 127;
        break;
      case 0:
        r = 0;
        break;
      default:
        r = b;
    }
    assert r == b;
  }

  @Expect("violation")
  static void fall(char c) {
    int n = 0;
    switch (c) {
      case 'a':
        n++;
      case 'b':
        n++;
      case 'c':
        n++;
    }
    assert n != 2;
  }

  @Expect("verified")
  static void en(C c) {
    int r =
        c == null
            ? -1
            : switch (c) {
              case R -> 1;
              case G -> 2;
              case B -> 3;
            };
    assert c == null || r == c.ordinal() + 1;
  }

  @Expect("violation")
  static void enBody(C c) {
    assert c == null || c.w() == 1;
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void enNull(C c) {
    switch (c) {
      default:
    }
  }

  @Expect("verified")
  static void enName(C c) {
    assert c == null || C.valueOf(c.name()) == c;
  }

  @Expect("verified")
  static void enCmp(C a, C b) {
    if (a != null && b != null) assert (a.compareTo(b) == 0) == (a == b);
  }

  @Expect("violation")
  static void enArr(C[] a) {
    if (a != null && a.length == 2) assert a[0] != a[1] || a[0] == null;
  }

  @Expect("verified")
  static void str(boolean b) {
    String s = b ? "Aa" : "BB";
    int r =
        switch (s) {
          case "Aa" -> 1;
          case "BB" -> 2;
          default -> 0;
        };
    assert r == (b ? 1 : 2);
  }

  @Expect("verified")
  static void strIn(int x) {
    String s = x > 3 ? "x" : null;
    assert s == null || s.length() == 1;
  }

  @Expect("violation")
  static void sealedS(Sh s) {
    if (s instanceof Ci c) assert c.r() != 4;
  }

  @Expect("verified")
  static void sealedAll(Sh s) {
    assert s == null || s instanceof Ci || s instanceof Sq || s == Em.X;
  }

  @Expect("violation")
  static void recEq(Sq a, Sq b) {
    if (a != null && b != null && a.equals(b)) assert a == b;
  }

  @Expect("verified")
  static void recHash(Sq a, Sq b) {
    if (a != null && b != null && a.equals(b))
      assert a.hashCode() == b.hashCode() && a.a() == b.a();
  }

  @Expect("inconclusive")
  static void recStr(Sq a) {
    if (a != null) assert a.toString().startsWith("Sq");
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void boxSw(Integer i) {
    switch (i) {
      case 1:
    }
  }

  @Expect("violation")
  static void nest(int x, int y) {
    switch (x) {
      case 1:
        switch (y) {
          case 1:
            assert false;
        }
      default:
    }
  }

  @Expect("verified")
  static void yieldS(int x) {
    int r =
        switch (x & 3) {
          case 0:
            yield 5;
          case 1:
          case 2:
            {
              int q = x & 3;
              yield q;
            }
          default:
            yield x & 3;
        };
    assert r == ((x & 3) == 0 ? 5 : x & 3);
  }

  @Expect("verified")
  static void loopSw(int x) {
    int s = 0, n = 0;
    while (s != 9 && n < 10) {
      n++;
      switch (s) {
        case 0 -> s = x > 0 ? 1 : 2;
        case 1 -> s = 2;
        case 2 -> s = 9;
        default -> s = -1;
      }
    }
    assert s == 9;
  }

  @Expect("violation")
  static void longCmp(long x) {
    switch ((int) x) {
      case 5:
        assert x == 5;
    }
  }

  @Expect("verified")
  static void wide(int x) {
    int r =
        switch (x) {
          case 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20 -> 1;
          case 1000 -> 2;
          default -> 3;
        };
    assert (r == 1) == (x >= 0 && x <= 20);
  }

  interface Fn {
    int f(int x);
  }

  static Fn pick(boolean b, int k) {
    return b ? x -> x + k : x -> x - k;
  }

  @Expect("verified")
  static void lam(boolean b, int k, int x) {
    assert pick(b, k).f(x) == (b ? x + k : x - k);
  }

  @Expect("violation")
  static void lamIn(Fn f) {
    if (f != null) assert f.f(1) == 1;
  }

  static class Impl implements Fn {
    int k;

    public int f(int x) {
      return x * k;
    }
  }

  @Expect("violation")
  static void lamIn2(Impl f) {
    if (f != null) assert f.f(2) != 6;
  }

  @Expect("inconclusive")
  static void runnable(Runnable r) {
    if (r != null) r.run();
  }

  @Expect("inconclusive")
  static void runnableNull(Runnable r) {
    assert r == null || r != null;
  }
}
