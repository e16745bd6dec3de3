import java.util.*;

/** Arrays, fields, identity, exceptions and recursion. */
class Objects {
  static class P {
    int x;
    P p;
    int[] a;
    Object o;
    String s;
    long[] ls;
    P[] ps;
    boolean b;
    byte by;
    short sh;
    char c;
    float f;
    double d;
  }

  @Expect("verified")
  static void equalsDefault(P a, P b) {
    if (a != null) assert a.equals(b) == (a == b);
  }

  static class Eq {
    int k;

    public boolean equals(Object o) {
      return o instanceof Eq e && e.k == k;
    }

    public int hashCode() {
      return k;
    }
  }

  @Expect("violation")
  static void eq(Eq a, Eq b) {
    if (a != null && a.equals(b)) assert a == b;
  }

  @Expect("verified")
  static void eqHash(Eq a, Eq b) {
    if (a != null && a.equals(b)) assert a.hashCode() == b.hashCode();
  }

  static class EqNoHash {
    int k;

    public boolean equals(Object o) {
      return o instanceof EqNoHash e && e.k == k;
    }

    public int hashCode() {
      return k / 2 * 3 + (k & 1);
    }
  }

  @Expect("violation")
  static void eqArr(int[] a, int[] b) {
    if (a != null && b != null && Arrays.equals(a, b)) assert a.equals(b);
  }

  @Expect("verified")
  static void eqArr2(int[] a, int[] b) {
    if (a != null && b != null && a.length == 2 && b.length == 2 && Arrays.equals(a, b))
      assert a[1] == b[1] && a[0] == b[0];
  }

  static class S1 {
    int q;
  }

  static class S2 extends S1 {
    int r;
  }

  @Expect("verified")
  static void store3(S2[] a) {
    if (a != null && a.length == 1) a[0] = new S2();
  }

  @Expect(value = "violation", by = "NegativeArraySizeException")
  static void negSize(int n) {
    if (n < 5) {
      int[] a = new int[n];
    }
  }

  @Expect(value = "violation", by = "NegativeArraySizeException")
  static void negSize2(int n) {
    if (n < 3) {
      int[][] a = new int[2][n];
    }
  }

  @Expect("verified")
  static void zeroDim(int n) {
    if (n >= 0 && n < 3) {
      int[][] a = new int[n][];
      for (int[] r : a) assert r == null;
    }
  }

  @Expect("violation")
  static void cycle(P p) {
    int n = 0;
    for (P q = p; q != null && n < 3; q = q.p) n++;
    assert n < 3;
  }

  @Expect("violation")
  static void psSelf(P p) {
    if (p != null && p.ps != null && p.ps.length == 1) assert p.ps[0] != p;
  }

  @Expect("violation")
  static void arrTwice(int[] a, int[] b) {
    if (a != null && b != null && a.length > 0 && b.length > 0) {
      a[0] = 1;
      b[0] = 2;
      assert a[0] == 1;
    }
  }

  @Expect(value = "violation", by = "ArrayIndexOutOfBoundsException")
  static void idx(byte[] b, int i) {
    if (b != null && b.length == 2 && i < 2) b[i] = 1;
  }

  @Expect("verified")
  static void byteArr(byte[] b, int v) {
    if (b != null && b.length == 1) {
      b[0] = (byte) v;
      assert b[0] == (byte) v;
    }
  }

  @Expect("verified")
  static void boolArr(boolean[] b, int i) {
    if (b != null && b.length == 2 && i >= 0 && i < 2) {
      b[i] = true;
      assert b[0] | b[1];
    }
  }

  @Expect("verified")
  static void charArr(char[] b) {
    if (b != null && b.length == 1) assert b[0] >= 0;
  }

  @Expect("violation")
  static void shortArr(short[] b) {
    if (b != null && b.length == 1) assert b[0] != -32768;
  }

  @Expect("violation")
  static void longArr(long[] b) {
    if (b != null && b.length == 2) assert b[0] + 1 != b[1] || b[0] < 10;
  }

  @Expect("violation")
  static void floatArr(float[] b) {
    if (b != null && b.length == 2) assert b[0] <= b[1] || b[1] <= b[0];
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void npe(P p) {
    int y = p.x;
  }

  @Expect(value = "violation", by = "NullPointerException")
  static void npe2(P p) {
    if (p != null && p.p != null) stat = p.p.a.length;
  }

  @Expect("verified")
  static void npeMsg(P p) {
    try {
      p.p.x = 3;
    } catch (NullPointerException e) {
      assert p == null || p.p == null;
    }
  }

  @Expect("verified")
  static void npeText(P p) {
    if (p != null)
      try {
        p.p.x = 3;
      } catch (NullPointerException e) {
        assert e.getMessage().contains("p.p");
      }
  }

  @Expect(value = "violation", by = "ClassCastException")
  static void cast(S1 s) {
    if (s != null) {
      S2 t = (S2) s;
    }
  }

  @Expect("verified")
  static void castOk(S1 s) {
    if (s instanceof S2 t) {
      S2 u = (S2) s;
      assert t == u;
    }
  }

  @Expect("violation")
  static void classOf(S1 s) {
    assert s == null || s.getClass() == S1.class;
  }

  static int stat;
  static P sp;
  static Integer si;

  @Expect("violation")
  static void stat(int n) {
    stat += n;
    assert stat != 12;
  }

  @Expect("verified")
  static void stat2(int n) {
    stat = n;
    assert stat == n;
    stat++;
    assert stat == n + 1;
  }

  @Expect("verified")
  static void statRef(P p) {
    assert sp == null;
    sp = p;
    assert sp == p;
  }

  static int depth(P p, int n) {
    return p == null || n == 0 ? 0 : 1 + depth(p.p, n - 1);
  }

  @Expect("violation")
  static void rec(P p) {
    assert depth(p, 3) < 3;
  }

  static int fact(int n) {
    return n <= 1 ? 1 : n * fact(n - 1);
  }

  @Expect("verified")
  static void factorial(int n) {
    if (n < 6) assert fact(n) <= 120;
  }

  static int fin(int x) {
    try {
      if (x == 3) throw new IllegalStateException();
      return x;
    } catch (IllegalStateException e) {
      return -1;
    } finally {
      if (x == 4) return 99;
    }
  }

  @Expect("verified")
  static void fin1(int x) {
    int r = fin(x);
    assert r == (x == 3 ? -1 : x == 4 ? 99 : x);
  }

  @SuppressWarnings("finally")
  static int swallow(int x) {
    try {
      return 1 / x;
    } finally {
      return 7;
    }
  }

  @Expect("verified")
  static void fin2(int x) {
    assert swallow(x) == 7;
  }

  static class Res implements AutoCloseable {
    static int open;
    final boolean fail;

    Res(boolean f) {
      fail = f;
      open++;
    }

    public void close() {
      open--;
      if (fail) throw new IllegalStateException("c");
    }
  }

  @Expect("verified")
  static void twr(boolean f, boolean g) {
    try (Res r = new Res(f);
        Res q = new Res(g)) {
      if (f && g) throw new RuntimeException("x");
    } catch (RuntimeException e) {
      assert f || g;
      assert !(f && g) || e.getSuppressed().length == 2;
    }
    assert Res.open == 0;
  }

  @Expect("verified")
  static void labelled(int n) {
    int c = 0;
    outer:
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) {
        if (i * j == n) break outer;
        if (j == 2) continue outer;
        c++;
      }
    assert c <= 6;
  }

  static void check(int x) {
    assert x != 77;
  }

  @Expect("violation")
  static void nested(int x) {
    check(x + 1);
  }

  class Inner {
    int z;

    int sum() {
      return z + base;
    }
  }

  int base;

  @Expect("violation")
  static void inner(Inner i) {
    if (i != null) assert i.sum() != 9;
  }

  @Expect("verified")
  static void innerOuter(Inner i) {
    if (i != null) {
      i.sum();
    }
  }

  @Expect("violation")
  void instance(int x) {
    assert base != x;
  }

  @Expect("violation")
  void instance2(Objects o) {
    assert o != this;
  }

  static int sum(int... xs) {
    int s = 0;
    for (int x : xs) s += x;
    return s;
  }

  @Expect("verified")
  static void varargs(int a, int b) {
    assert sum(a, b) == a + b && sum() == 0;
  }

  @Expect("verified")
  static void finalField(F f) {
    if (f != null) assert f.k == 3;
  }

  static class F {
    final int k = 3;
    final int l;

    F(int l) {
      this.l = l;
    }
  }
}
