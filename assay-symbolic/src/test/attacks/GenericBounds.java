import java.util.*;

/** Bounds of type variables, wildcards and generic receivers say which inputs there are. */
class GenericBounds {
  static class A {
    int v;
  }

  static class Sub extends A {
    int s;
  }

  static class B {
    int w;
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

  static class Box<T> {
    T v;
  }

  interface Op<X, Y> {
    Y go(X x);
  }

  static class AtoB implements Op<A, B> {
    public B go(A a) {
      return a == null ? null : new B();
    }
  }

  static class BtoA implements Op<B, A> {
    public A go(B a) {
      return new A();
    }
  }

  @Expect("verified")
  static <X, Y, Z> void compose(Op<X, Y> f, Op<Y, Z> g) {
    if (f != null && g != null) g.go(f.go(null));
  }

  @Expect("violation")
  static <X, Y, Z> void composeV(Op<X, Y> f, Op<Y, Z> g) {
    if (f != null && g != null) assert g.go(f.go(null)) == null;
  }

  @Expect("verified")
  static <X> void endo(Op<X, X> f) {
    assert f == null;
  }

  abstract static class Shape<S extends Shape<S>> {
    int n;

    abstract int same(S o);
  }

  static final class Circle extends Shape<Circle> {
    int r;

    int same(Circle c) {
      return c == null ? 0 : c.r;
    }
  }

  static final class Square extends Shape<Square> {
    int q;

    int same(Square c) {
      return c == null ? 0 : c.q;
    }
  }

  @Expect("verified")
  static <S extends Shape<S>> void shapes(S a, S b) {
    if (a != null) a.same(b);
  }

  @Expect("violation")
  static <S extends Shape<S>> void shapesV(S a, S b) {
    if (a != null && b instanceof Circle) assert a.same(b) != 8;
  }

  @Expect("verified")
  static <S extends Shape<S>> void shapesB(Box<S> a, Box<? extends S> b) {
    if (a != null && b != null && a.v != null) a.v.same(b.v);
  }

  @Expect("verified")
  static <S extends Shape<S>> void shapesC(Box<? super S> a, S b) {
    if (a != null) a.v = b;
  }

  static class Holder<T extends A> {
    T t;
    Visitor<T> w;

    @Expect("verified")
    int recv(T o) {
      return w == null ? 0 : w.visit(o);
    }

    @Expect("verified")
    int recv2() {
      return w == null ? 0 : w.visit(t);
    }

    @Expect("violation")
    void recvV(T o) {
      assert w == null || w.visit(o) != 1;
    }

    @Expect("violation")
    void recvV2(T o) {
      assert w == null || w.visit(o) != 2;
    }

    @Expect("verified")
    void other(Holder<T> h) {
      if (w != null && h != null) w.visit(h.t);
    }

    @Expect("verified")
    <Q extends T> void other2(Box<Q> h) {
      if (w != null && h != null) w.visit(h.v);
    }

    @Expect("violation")
    void other3(Holder<?> h) {
      assert h != this;
    }
  }

  static class SubHolder extends Holder<Sub> {
    int recv(Sub o) {
      return 7;
    }

    @Expect("verified")
    void inh(Sub o) {
      if (w != null) w.visit(o);
      Sub s = t;
    }
  }

  enum E implements Visitor<A> {
    ONE,
    TWO;

    public int visit(A a) {
      return ordinal();
    }
  }

  @Expect("verified")
  static void ofB(Visitor<B> v) {
    assert !(((Object) v) instanceof E);
  }

  @Expect("violation")
  static void ofA(Visitor<A> v) {
    assert ((Object) v) != E.TWO;
  }

  @Expect("violation")
  static void ofAny(Visitor<? super Sub> v) {
    assert ((Object) v) != E.TWO;
  }

  record Pair<X, Y>(X x, Y y) {
    Pair<Y, X> swap() {
      return new Pair<>(y, x);
    }
  }

  @Expect("verified")
  static void pair(Pair<A, B> p) {
    if (p != null) {
      Pair<B, A> q = p.swap();
      B b = q.x();
      A a = q.y();
    }
  }

  @Expect("verified")
  static void nestP(Pair<Pair<A, B>, Box<Pair<B, A>>> p) {
    if (p != null && p.y() != null && p.y().v != null) {
      B b = p.y().v.x();
    }
    if (p != null && p.x() != null) {
      A a = p.x().x();
    }
  }

  static class Tree<K, V> {
    K key;
    V val;
    Tree<K, V> left, right;
    List<K> keys;
  }

  @Expect("verified")
  static void tree(Tree<A, B> t) {
    if (t != null && t.left != null) {
      A a = t.left.key;
      B b = t.left.val;
      if (t.left.right != null) {
        A c = t.left.right.key;
      }
    }
  }

  static class Swap<X, Y> {
    X x;
    Swap<Y, X> other;
  }

  @Expect("verified")
  static void swap(Swap<A, B> s) {
    if (s != null && s.other != null) {
      B b = s.other.x;
      if (s.other.other != null) {
        A a = s.other.other.x;
      }
    }
  }

  @Expect("verified")
  static void swapSelf(Swap<A, B> s) {
    if (s != null) assert s.other != (Object) s;
  }

  @Expect("violation")
  static void swapSelf2(Swap<A, B> s) {
    if (s != null && s.other != null) assert s.other.other != s;
  }

  static class Grow<T> {
    T t;
    Grow<Box<T>> more;
  }

  @Expect("verified")
  static void grow(Grow<A> g) {
    if (g != null && g.more != null && g.more.t != null) {
      A a = g.more.t.v;
      assert g.more != (Object) g;
    }
  }

  static class Raw {
    @SuppressWarnings("rawtypes")
    Box box;
  }

  @Expect("violation")
  static void raw(Raw r) {
    if (r != null && r.box != null) {
      assert r.box.v == null || r.box.v instanceof A;
    }
  }

  static class Multi<T extends A & Visitor<T>> {
    T t;
  }

  static class AV extends A implements Visitor<AV> {
    public int visit(AV o) {
      return o == null ? 0 : o.v;
    }
  }

  @Expect("verified")
  static <T extends A & Visitor<T>> void multi(T a, T b) {
    if (a != null) a.visit(b);
  }

  @Expect("verified")
  static <T extends A & Visitor<T>> void multi2(T a) {
    assert a == null || a instanceof AV;
  }

  @Expect("violation")
  static <T extends A & Visitor<T>> void multiV(T a, T b) {
    if (a != null) assert a.visit(b) != 5;
  }

  static class Any implements Visitor<Object> {
    public int visit(Object o) {
      return 11;
    }
  }

  interface Cmp<T> {
    int cmp(T t);
  }

  static class CAny implements Cmp<Object> {
    public int cmp(Object o) {
      return 1;
    }
  }

  static class CNum implements Cmp<CNum> {
    public int cmp(CNum o) {
      return 2;
    }
  }

  @Expect("violation")
  static <T extends Cmp<T>> void missed(T a) {
    assert a == null || a.cmp(a) != 2;
  }

  @Expect("violation")
  static <T extends Cmp<? super T>> void missed2(T a) {
    assert a == null || a.cmp(a) != 1;
  }

  @Expect("verified")
  static void aliasDisjoint(Box<? extends A> a, Box<? extends B> b) {
    assert a == null || (Object) a != b;
  }

  @Expect("violation")
  static void aliasOverlap(Box<? extends A> a, Box<? super Sub> b) {
    assert a == null || (Object) a != b;
  }

  @Expect("verified")
  static void aliasSuper(Box<? super A> a, Box<Sub> b) {
    assert a == null || (Object) a != b;
  }

  @Expect("violation")
  static void varargs(Box<A>... all) {
    if (all != null && all.length == 2 && all[0] != null) assert all[0] != all[1];
  }

  @Expect("violation")
  static void ints(Box<Integer> a, Box<Long> b) {
    if (a != null && b != null && a.v != null && b.v != null) assert a.v != b.v.intValue();
  }

  @Expect("inconclusive")
  static <N extends Number> void number(Box<N> a) {
    assert a == null || a.v == null || a.v == a.v;
  }
}
