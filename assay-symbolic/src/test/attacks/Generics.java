import java.util.*;

/**
 * Inputs are what callers can pass without unchecked casts: all type variables are solved together.
 */
class Generics {
  interface Cmp<T> {
    int cmp(T o);
  }

  static class Num implements Cmp<Num> {
    int v;

    public int cmp(Num o) {
      return o == null ? 0 : v - o.v;
    }
  }

  static class Str implements Cmp<Str> {
    int w;

    public int cmp(Str o) {
      return o == null ? 0 : w - o.w;
    }
  }

  static class A {
    int v;
  }

  static class Sub extends A {
    int s;
  }

  static class B {
    int w;
  }

  static class Box<T> {
    T v;

    T get() {
      return v;
    }

    void set(T t) {
      v = t;
    }
  }

  static class SubBox extends Box<Sub> {
    void set(Sub s) {
      if (s != null) s.s = 1;
      v = s;
    }
  }

  interface Visitor<T> {
    int visit(T t);
  }

  static class VA implements Visitor<A> {
    public int visit(A a) {
      return a == null ? 0 : 1;
    }
  }

  static class VS implements Visitor<Sub> {
    public int visit(Sub a) {
      return a == null ? 0 : 2;
    }
  }

  static class VB implements Visitor<B> {
    public int visit(B a) {
      return a == null ? 0 : 3;
    }
  }

  static class Entry<T> {
    T key;
    Visitor<T> visitor;
  }

  static class Sorter<T extends Cmp<T>> {
    T pivot;
  }

  static class Pair<X, Y> {
    X x;
    Y y;
  }

  static class Same<Z> extends Pair<Z, Z> {}

  static class Arr<T> {
    T[] all;
    Box<T>[] boxes;
  }

  static class Nest<T> {
    Box<Box<T>> n;
    Pair<T, Box<? extends T>> p;
  }

  abstract static class Node<N extends Node<N>> {
    N next;
    int v;
  }

  static class N1 extends Node<N1> {
    int a;
  }

  static class N2 extends Node<N2> {
    int b;
  }

  @Expect("verified")
  static <T extends Cmp<T>> void recursiveBound(T a, T b) {
    if (a != null) a.cmp(b);
  }

  @Expect("violation")
  static <T extends Cmp<T>> void recursiveBoundV(T a, T b) {
    if (a != null && b != null) assert a.cmp(b) != 7;
  }

  @Expect("verified")
  static <T extends A> void setSame(Box<T> b, T t) {
    if (b != null) b.set(t);
  }

  @Expect("violation")
  static <T extends A> void setSameV(Box<T> b, T t) {
    if (b != null && t != null) {
      b.set(t);
      assert b.v.v != 3;
    }
  }

  @Expect("inconclusive")
  static void entry(Entry<?> e) {
    if (e != null) vis(e);
  }

  static <T> void vis(Entry<T> e) {
    if (e.visitor != null) e.visitor.visit(e.key);
  }

  @Expect("verified")
  static void entryA(Entry<? extends A> e) {
    if (e != null) vis(e);
  }

  @Expect("verified")
  static void entryExact(Entry<A> e) {
    if (e != null) vis(e);
  }

  @Expect("violation")
  static void entryV(Entry<? extends A> e) {
    if (e != null && e.visitor != null)
      assert e.visitor.visit(null) == 0 && (e.key == null || e.key.v != 4);
  }

  @Expect("verified")
  static void same(Pair<? extends A, ? extends A> p) {
    if (p instanceof Same<?> s) {
      Object x = s.x;
      Object y = s.y;
      assert x == null || x instanceof A;
    }
  }

  @Expect("verified")
  static void pairAB(Pair<A, B> p) {
    assert !(p instanceof Same);
  }

  @Expect("inconclusive")
  static void arrays(Arr<A> p) {
    if (p != null && p.all != null && p.all.length > 0) {
      A a = p.all[0];
    }
  }

  @Expect("inconclusive")
  static void boxesArr(Arr<A> p) {
    if (p != null && p.boxes != null && p.boxes.length > 0 && p.boxes[0] != null) {
      A a = p.boxes[0].v;
    }
  }

  @Expect("verified")
  static void nest(Nest<A> p) {
    if (p != null && p.n != null && p.n.v != null) {
      A a = p.n.v.v;
    }
  }

  @Expect("verified")
  static void nest2(Nest<A> p) {
    if (p != null && p.p != null && p.p.y != null) {
      A a = p.p.y.v;
      A x = p.p.x;
    }
  }

  @Expect("verified")
  static <N extends Node<N>> void nodes(N n) {
    if (n != null) {
      N m = n.next;
      if (m != null) {
        N k = m.next;
        if (k != null) k.v = 1;
      }
    }
  }

  @Expect("verified")
  static void nodesW(Node<?> n) {
    if (n != null) {
      Node<?> m = n.next;
      if (m != null) {
        Node<?> k = m.next;
        if (n instanceof N1) assert k == null || k instanceof N1;
      }
    }
  }

  @Expect("verified")
  static void n1(N1 n) {
    if (n != null) {
      N1 m = n.next;
      if (m != null) {
        N1 k = m.next;
      }
    }
  }

  @Expect("inconclusive")
  static <T extends A> void arrayA(T[] a, Box<T> b) {
    if (a != null && b != null && a.length > 0) a[0] = b.v;
  }

  @Expect("verified")
  static void superW(Box<? super Sub> b) {
    if (b != null) b.set(new Sub());
  }

  @Expect("verified")
  static void superV(Visitor<? super Sub> b) {
    if (b != null) b.visit(new Sub());
  }

  @Expect("verified")
  static void superVA(Visitor<? super A> b) {
    if (b != null) {
      b.visit(new A());
      assert b instanceof VA;
    }
  }

  @Expect("verified")
  static void listOf(Visitor<? super Sub> v, Box<? extends Sub> b) {
    if (b != null && v != null) v.visit(b.v);
  }

  @Expect("inconclusive")
  static <T> void two(Visitor<T> v, Box<T> b) {
    if (b != null && v != null) v.visit(b.v);
  }

  @Expect("verified")
  static <T extends A> void twoA(Visitor<T> v, Box<T> b) {
    if (b != null && v != null) v.visit(b.v);
  }

  @Expect("violation")
  static <T extends A> void twoAV(Visitor<T> v, Box<T> b) {
    if (b != null && v != null) assert v.visit(b.v) != 2;
  }

  @Expect("verified")
  static <K extends A, V extends Box<K>> void dep(V v, Visitor<K> w) {
    if (v != null && w != null) w.visit(v.v);
  }

  @Expect("verified")
  static <K extends A> void alias(Box<K> a, Box<Sub> b) {
    if (a == b && a != null) {
      K k = a.v;
      Sub s = b.v;
    }
  }

  static class In<T> {
    class Inner {
      T t;
    }

    Inner inner;
  }

  @Expect("verified")
  static void inner(In<A> i) {
    if (i != null && i.inner != null) {
      A a = i.inner.t;
    }
  }

  @Expect("verified")
  static void inner2(In<A>.Inner i) {
    if (i != null) {
      A a = i.t;
    }
  }

  record R<T>(T t, Box<T> b) {}

  @Expect("verified")
  static void rec(R<A> r) {
    if (r != null) {
      A a = r.t();
      if (r.b() != null) {
        A b = r.b().v;
      }
    }
  }

  static class Arr2<T> {
    T[][] m;
    List<T> l;
  }

  static class Ints extends Box<int[]> {}

  @Expect("verified")
  static void ints(Box<int[]> b) {
    if (b != null) {
      int[] x = b.v;
    }
  }

  @Expect("inconclusive")
  static <T extends Comparable<T>> void comparable(T a, T b) {
    if (a != null && b != null) assert a.compareTo(b) <= 5;
  }

  static class CN implements Comparable<CN> {
    int v;

    public int compareTo(CN o) {
      return Integer.compare(v, o.v);
    }
  }

  @Expect("violation")
  static void comparableCN(CN a, CN b) {
    if (a != null && b != null) assert a.compareTo(b) <= 0;
  }
}
