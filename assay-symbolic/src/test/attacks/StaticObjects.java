import java.util.*;

/** A caller may pass objects to which static fields lead; no input is one of them. */
class StaticObjects {
  static class A {
    int v;
    A n;
  }

  static class B extends A {}

  static class P {
    int q;
  }

  static A root = new A();
  static final List<A> ALL = new ArrayList<>(List.of(new B()));
  static final int[] TAB = {1, 2};
  static final Integer BIG = 1000;
  static final Integer SM = 5;
  static A later;
  static final Object LOCK = new Object();
  static final double D0 = 3;
  static final Double DD = 4.0;
  static final String S = "x";
  static final P[] PS = {new P()};

  enum E {
    X,
    Y;
    static final E[] VALS = values();
    static final Map<String, E> BY = new HashMap<>();

    static {
      for (E e : VALS) BY.put(e.name(), e);
    }
  }

  @Expect("inconclusive")
  static void a(A a) {
    assert a != root;
  }

  @Expect("inconclusive")
  static void a2(A a) {
    if (a != null) {
      a.v = 4;
      assert root.v == 0;
    }
  }

  @Expect("inconclusive")
  static void a3(B a) {
    if (a != null) {
      a.v = 4;
      assert ALL.get(0).v == 0;
    }
  }

  @Expect("verified")
  static void a4(P a) {
    if (a != null) {
      a.q = 4;
      assert root.v == 0 && a.q == 4;
    }
  }

  @Expect("inconclusive")
  static void a5(P a) {
    if (a != null) {
      a.q = 4;
      assert PS[0].q == 0;
    }
  }

  @Expect("verified")
  static void a6(A a) {
    later = a;
    if (a != null) {
      later.v = 3;
      assert a.v == 3;
    }
  }

  @Expect("verified")
  static void a7(A a) {
    later = new A();
    assert a != later;
  }

  @Expect("inconclusive")
  static void tab(int[] a) {
    if (a != null && a.length == 2) {
      a[0] = 9;
      assert TAB[0] == 1;
    }
  }

  @Expect("verified")
  static void tab2(long[] a) {
    if (a != null && a.length == 2) {
      a[0] = 9;
      assert TAB[0] == 1;
    }
  }

  @Expect("inconclusive")
  static void big(Integer a) {
    assert a != BIG;
  }

  @Expect("violation")
  static void sm(Integer a) {
    assert a != SM;
  }

  @Expect("inconclusive")
  static void dd(Double a) {
    assert a != DD;
  }

  @Expect("verified")
  static void lock(A a) {
    synchronized (LOCK) {
      if (a != null) a.v = 1;
    }
  }

  @Expect("verified")
  static void en(E e) {
    assert e == null || E.BY.get(e.name()) == e && E.VALS[e.ordinal()] == e;
  }

  @Expect("violation")
  static void still(A a) {
    assert a != root;
    assert a == null || a.v != 7;
  }

  @Expect("verified")
  static void num(int x) {
    assert root.v == 0 && TAB[1] == 2;
  }

  @Expect("inconclusive")
  static void field(A a) {
    if (a != null) assert a.n != root;
  }
}
