import dev.assay.api.Assay;
import java.util.*;

/** Paths that are merged: objects, arrays with unknown indexes, exceptions, loops. */
class Depths {
  static class A {
    int v;
    A n;

    int f() {
      return 1;
    }
  }

  static class B extends A {
    int f() {
      return v == 3 ? 9 : 2;
    }
  }

  static class C extends A {
    int f() {
      return 5;
    }
  }

  @Expect("verified")
  static void mergeNew(boolean b) {
    A a = b ? new B() : new C();
    assert b ? a instanceof B : a instanceof C;
  }

  @Expect("violation")
  static void mergeDisp(boolean b, int x) {
    A a = b ? new B() : new C();
    a.v = x;
    assert a.f() != 9;
  }

  @Expect("verified")
  static void mergeArrLen(boolean b) {
    int[] a = new int[b ? 2 : 3];
    assert a.length == (b ? 2 : 3);
    a[a.length - 1] = 4;
    assert a[b ? 1 : 2] == 4;
  }

  @Expect(value = "violation", by = "ArrayIndexOutOfBounds")
  static void mergeArrIdx(boolean b) {
    int[] a = b ? new int[2] : new int[3];
    a[2] = 1;
  }

  @Expect("verified")
  static void symIdx(int i, int j) {
    int[] a = new int[4];
    if (i >= 0 && i < 4 && j >= 0 && j < 4) {
      a[i] = 5;
      a[j] = 6;
      assert a[i] == (i == j ? 6 : 5);
    }
  }

  @Expect("violation")
  static void symIdx2(int i, int j) {
    int[] a = new int[4];
    if (i >= 0 && i < 4 && j >= 0 && j < 4) {
      a[i] = 5;
      a[j] = 6;
      assert a[i] == 5;
    }
  }

  @Expect("verified")
  static void symIdxObj(int i) {
    A[] a = {new B(), new C(), null};
    if (i >= 0 && i < 3) {
      A q = a[i];
      assert i == 2 ? q == null : q != null;
    }
  }

  @Expect(value = "violation", by = "NullPointer")
  static void symIdxNull(int i) {
    A[] a = {new B(), new C(), null};
    if (i >= 0 && i < 3) a[i].f();
  }

  @Expect("violation")
  static void symStoreObj(int i) {
    A[] a = new A[3];
    if (i >= 0 && i < 3) {
      a[i] = new B();
      assert a[1] == null;
    }
  }

  @Expect("verified")
  static void nestedArr(int i, int j) {
    int[][] m = {{1, 2}, {3, 4}};
    if ((i & ~1) == 0 && (j & ~1) == 0) assert m[i][j] == 1 + 2 * i + j;
  }

  @Expect("violation")
  static void nestedAlias(int i, int j) {
    int[] r = {1, 2};
    int[][] m = {r, r};
    if ((i & ~1) == 0 && (j & ~1) == 0 && i != j) {
      m[i][0] = 7;
      assert m[j][0] == 1;
    }
  }

  @Expect("verified")
  static void longArr(long[] a, int i) {
    if (a != null && a.length == 2 && (i & ~1) == 0) {
      long o = a[i];
      a[i] = o + 1;
      assert a[i] - o == 1;
    }
  }

  @Expect("verified")
  static void excMerge(int x) {
    int r;
    try {
      if (x == 1) throw new IllegalStateException();
      if (x == 2) throw new IllegalArgumentException();
      r = 0;
    } catch (IllegalStateException e) {
      r = 1;
    } catch (IllegalArgumentException e) {
      r = 2;
    }
    assert r == (x == 1 ? 1 : x == 2 ? 2 : 0);
  }

  @Expect("violation")
  static void excObj(int x) {
    RuntimeException k = null;
    try {
      if (x > 0) throw new IllegalStateException();
      else throw new IllegalArgumentException();
    } catch (RuntimeException e) {
      k = e;
    }
    assert k instanceof IllegalStateException || x != -7;
  }

  @Expect("verified")
  static void sync(boolean b, A p, A q) {
    if (p != null && q != null) {
      A l = b ? p : q;
      synchronized (l) {
        assert Thread.holdsLock(b ? p : q);
      }
      assert !Thread.holdsLock(p) && !Thread.holdsLock(q);
    }
  }

  @Expect("verified")
  static void loopBreak(int[] a, int k) {
    if (a == null || a.length > 3) return;
    int i;
    for (i = 0; i < a.length; i++) if (a[i] == k) break;
    assert i == a.length || a[i] == k;
    for (int j = 0; j < i; j++) assert a[j] != k;
  }

  @Expect("violation")
  static void loopSum(int[] a) {
    if (a == null || a.length != 3) return;
    int s = 0;
    for (int x : a) {
      if (x < 0) continue;
      s += x;
    }
    assert s >= 0;
  }

  @Expect("verified")
  static void insertion(int a, int b, int c) {
    int[] x = {a, b, c};
    for (int i = 1; i < 3; i++)
      for (int j = i; j > 0 && x[j - 1] > x[j]; j--) {
        int t = x[j];
        x[j] = x[j - 1];
        x[j - 1] = t;
      }
    assert x[0] <= x[1] && x[1] <= x[2];
  }

  static int cnt;
  static A sa;

  static boolean side(int d) {
    cnt += d;
    return cnt > 2;
  }

  @Expect("verified")
  static void shortCirc(boolean p, boolean q) {
    if (p && side(1) | q || side(10)) {}
    assert cnt == (p ? (q ? 1 : 11) : 10);
  }

  @Expect("violation")
  static void evalOrder(int x) {
    int[] a = {0, 0};
    int i = 0;
    a[i++] = i + x;
    assert a[0] != 8;
  }

  @Expect("verified")
  static void evalOrder2(int x) {
    int i = x;
    i = i++ + ++i;
    assert i == 2 * x + 2;
  }

  @Expect("verified")
  static void compound(int x) {
    int[] a = {x};
    a[0] += a[0]++ + ++a[0];
    assert a[0] == x + x + (x + 2);
  }

  @Expect("verified")
  static void refMergeField(A a, boolean b) {
    if (a == null) return;
    A t = new A();
    if (b) a.n = t;
    else a.n = null;
    assert b ? a.n == t : a.n == null;
  }

  @Expect("violation")
  static void refMergeNull(A a, boolean b) {
    if (a == null) return;
    if (b) a.n = null;
    assert a.n == null || a.n.v != 6;
  }

  @Expect("violation")
  static void staticRef(A a) {
    sa = a;
    if (sa != null && sa.n != null) {
      sa.n.v = 3;
      assert a.v != 3;
    }
  }

  static int ack(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
  }

  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  @Expect("verified")
  static void mutual(int n) {
    if (n >= 0 && n < 6) assert even(n) == (n % 2 == 0);
  }

  @Expect("violation")
  static void nanMerge(boolean b, double d) {
    double x = b ? d : Double.NaN;
    assert x == x || !b;
  }

  @Expect("verified")
  static void rawBits(double d) {
    long l = Double.doubleToLongBits(d);
    if (d != d) assert l == 0x7ff8000000000000L;
  }

  @Expect("verified")
  static void switchMerge(int x) {
    String s;
    switch (x) {
      case 1:
        s = "a";
        break;
      case 2:
        s = "b";
        break;
      default:
        s = "c";
    }
    assert (s == "a") == (x == 1);
    assert s.length() == 1;
  }

  @Expect("violation")
  static void strMerge(int x) {
    String s = x > 5 ? "ab" : "c";
    assert s.length() == 1 || x < 10;
  }

  @Expect("verified")
  static void strEq(boolean b) {
    String s = b ? "x" : "y";
    assert s.equals(b ? "x" : "y") && s.hashCode() == (b ? 120 : 121);
  }

  @Expect("verified")
  static void finalLocal(int x) {
    final int y = x;
    Runnable r =
        () -> {
          assert y == x;
          cnt++;
        };
    r.run();
    assert cnt == 1;
  }

  @Expect("verified")
  static void anon(int x) {
    Object o =
        new Object() {
          public boolean equals(Object q) {
            return x == 3;
          }
        };
    assert o.equals(null) == (x == 3);
  }

  @Expect("violation")
  static void anyIn(int x) {
    int y = Assay.anyInt();
    assert x + y != 100;
  }

  @Expect("verified")
  static void anyRange(int x) {
    int y = Assay.anyInt(2, 5);
    assert y >= 2 && y <= 5;
  }

  @Expect("violation")
  static void anyLoop(int n) {
    int s = 0;
    for (int i = 0; i < 2; i++) s += Assay.anyInt(0, 1);
    assert s != 2;
  }

  @Expect("violation")
  static void assumeInLoop(int[] a) {
    if (a == null || a.length != 2) return;
    for (int x : a) Assay.assume(x > 0);
    assert a[0] + a[1] > 0;
  }

  @Expect("verified")
  static void cmpChain(byte a, short b, char c, int d, long e) {
    long s = a + b + c + d + e;
    assert s == (long) (a + b + c + d) + e;
  }

  @Expect("violation")
  static void overflowProm(short a, short b) {
    short s = (short) (a + b);
    assert s == a + b;
  }

  @Expect("verified")
  static void xorSwap(int a, int b) {
    int x = a, y = b;
    x ^= y;
    y ^= x;
    x ^= y;
    assert x == b && y == a;
  }

  @Expect("violation")
  static void xorSame(int[] a, int i, int j) {
    if (a != null && a.length == 2 && (i & ~1) == 0 && (j & ~1) == 0) {
      int p = a[i];
      a[i] ^= a[j];
      a[j] ^= a[i];
      a[i] ^= a[j];
      assert a[j] == p;
    }
  }

  @Expect("verified")
  static void copyOverlap(int x, int y) {
    int[] a = {x, y, 0};
    System.arraycopy(a, 0, a, 1, 2);
    assert a[1] == x && a[2] == y && a[0] == x;
  }

  @Expect(value = "violation", by = "ArrayIndexOutOfBounds")
  static void copyBounds(int p) {
    int[] a = new int[3];
    if (p >= 0) System.arraycopy(a, p, a, 1, 2);
  }

  @Expect("verified")
  static void fill(int x) {
    int[] a = new int[3];
    Arrays.fill(a, 1, 3, x);
    assert a[0] == 0 && a[2] == x;
  }

  @Expect("verified")
  static void deepEq(int x) {
    int[][] a = {{x}}, b = {{x}};
    assert Arrays.deepEquals(a, b) && !Arrays.equals(a, b);
  }

  interface I {
    default int q() {
      return 1;
    }
  }

  static class J1 implements I {}

  static class J2 implements I {
    public int q() {
      return 2;
    }
  }

  @Expect("violation")
  static void ifaceIn(I i) {
    assert i == null || i.q() == 1;
  }

  static class Cyc {
    Cyc l, r;
    int k;
  }

  @Expect("violation")
  static void dag(Cyc c) {
    if (c != null && c.l != null && c.r != null && c.l != c) assert c.l != c.r;
  }

  @Expect("violation")
  static void cyc2(Cyc c) {
    if (c != null && c.l != null && c.l != c && c.l.r != null) {
      c.l.r.k = 4;
      assert c.k != 4;
    }
  }

  static int depth(Cyc c) {
    return c.l == null ? 0 : 1 + depth(c.l);
  }

  static class Fin {
    final int[] a = {1};
    final Object o = new Object();
    int z;
  }

  @Expect("violation")
  static void finalArr(Fin f) {
    if (f != null) assert f.a != null;
  }
}
