import dev.assay.api.Assay;

/** Initialisers of superclasses, interfaces, enumerations and of classes that fail. */
class InitialisationCorners {
  static int n;
  static StringBuilder log = new StringBuilder();

  static class A0 {
    static {
      n += 1;
    }

    int v;
  }

  static class A1 extends A0 {
    static {
      n += 10;
    }

    int w;
  }

  interface I {
    int K = InitialisationCorners.bump(100);

    default int q() {
      return 1;
    }
  }

  static int bump(int d) {
    n += d;
    return d;
  }

  static class C implements I {
    static {
      n += 1000;
    }

    int z;
  }

  interface J {
    int K = InitialisationCorners.bump(5);
  }

  static class D implements J {
    int z;
  }

  static class Lazy {
    static final int V = bump(7);

    static int get() {
      return V;
    }
  }

  static class F0 {
    static {
      if (n >= 0) throw new IllegalStateException("f");
    }

    int v;
  }

  static class F1 extends F0 {
    int w;
  }

  static class HasF {
    F0 f;
    int k;
  }

  enum E {
    P,
    Q;

    static {
      bump(3);
    }

    final int v;

    E() {
      v = InitialisationCorners.bump(1);
    }
  }

  record R(int x) {
    static {
      bump(50);
    }
  }

  static class Stat {
    static int count = 1;
    static int[] arr = {1, 2};
    int v;
  }

  static class Reads {
    static int r = Assay.anyInt(0, 3);
    int v;
  }

  static class Outer {
    static class In {
      static {
        bump(9);
      }

      int k;
    }

    In in;
  }

  @Expect("verified")
  static void sup(A1 a) {
    assert n == (a == null ? 0 : 11);
  }

  @Expect("violation")
  static void either(A0 a) {
    assert n == 0 || n == 1;
  }

  @Expect("verified")
  static void either2(A0 a) {
    assert a == null ? n == 0 : a instanceof A1 ? n == 11 : n == 1;
  }

  @Expect("verified")
  static void defaults(C c) {
    assert n == (c == null ? 0 : 1100);
  }

  @Expect("verified")
  static void noDefaults(D d) {
    assert n == 0;
  }

  @Expect("verified")
  static void iface(I i) {
    assert i == null ? n == 0 : n == 1100;
  }

  @Expect("verified")
  static void noFail(F0 f, F1 g) {
    assert f == null && g == null;
  }

  @Expect("verified")
  static void noFailField(HasF h) {
    assert h == null || h.f == null;
  }

  @Expect("violation")
  static void noFailField2(HasF h) {
    assert h == null || h.k != 4;
  }

  @Expect("verified")
  static void failTwice(F0 f) {
    try {
      new F0();
      assert false;
    } catch (ExceptionInInitializerError e) {
    }
    try {
      new F0();
      assert false;
    } catch (NoClassDefFoundError e) {
    }
  }

  @Expect("verified")
  static void lazy(A0 a) {
    int before = n;
    Lazy.get();
    assert n == before + 7;
    Lazy.get();
    assert n == before + 7;
  }

  @Expect("verified")
  static void en(E e) {
    assert n == (e == null ? 0 : 5);
  }

  @Expect("verified")
  static void rec(R r) {
    assert n == (r == null ? 0 : 50);
  }

  @Expect("verified")
  static void stat(Stat s) {
    if (s != null) {
      Stat.count++;
      assert Stat.count == 2;
    }
  }

  @Expect("violation")
  static void stat2(Stat s) {
    Stat.arr[0] = 5;
    assert s == null || s.v != Stat.arr[0];
  }

  @Expect("verified")
  static void arrEmpty(int k) {
    A0[] a = new A0[2];
    assert n == 0;
    if (k == 1) {
      a[0] = new A1();
      assert n == 11;
    }
  }

  @Expect("verified")
  static void reads(Reads r) {
    assert r == null || Reads.r >= 0 && Reads.r <= 3;
  }

  @Expect("violation")
  static void reads2(Reads r) {
    if (r != null) assert Reads.r != 2 || r.v != 9;
  }

  @Expect("verified")
  static void inner(Outer o) {
    if (o != null && o.in != null) assert n == 9;
    if (o == null) assert n == 0;
  }

  @Expect("violation")
  static void twoDifferent(A0 a, C c) {
    assert n != 1101;
  }

  @Expect("verified")
  static void constNoInit(int x) {
    int k = Hold.CONST + x;
    assert n == 0;
  }

  static class Hold {
    static final int CONST = 5;
    static final Integer OBJ = bump(1);
  }

  @Expect("verified")
  static void classLit(int x) {
    Class<?> c = A0.class;
    assert n == 0 && c != null;
  }

  @Expect("verified")
  void recv() {
    assert n == 0;
  }

  static class Rec2 {
    static {
      n += 2;
    }

    int v;

    @Expect("verified")
    void m() {}
  }

  @Expect("violation")
  static void aliasInit(A0 a, A1 b) {
    assert a == null || a != b;
  }

  static class Circ1 {
    static int x = Circ2.y + 1;
    int a;
  }

  static class Circ2 {
    static int y = Circ1.x + 1;
    int b;
  }

  @Expect("violation")
  static void circ(Circ1 a, Circ2 b) {
    assert b == null || Circ1.x == 2;
  }

  @Expect("verified")
  static void circ1(Circ1 a) {
    assert a == null || Circ1.x == 2 && Circ2.y == 1;
  }

  @Expect("violation")
  static void circBoth(Circ2 b, Circ1 a) {
    if (a != null && b != null) assert Circ1.x == 2;
  }
}
