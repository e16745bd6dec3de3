/** Inputs are what their generic types say, of all classes there are. */
class Types {
  static class A {
    int v;
  }

  static class B {
    int w;
  }

  static class Box<T> {
    T v;
  }

  static class OfA extends Box<A> {}

  static class OfB extends Box<B> {}

  static class Pair<X, Y> {
    X x;
    Box<Y> y;
  }

  static class Chain<T> {
    T item;
    Chain<T> next;
  }

  static class Num<T extends Number> {
    T n;
  }

  interface Shape {
    int corners();
  }

  static class Square implements Shape {
    int extra;

    public int corners() {
      return 4 + extra;
    }
  }

  enum Fixed implements Shape {
    LINE,
    POINT;

    public int corners() {
      return 2 - ordinal();
    }
  }

  record Polygon(int corners) implements Shape {}

  record Positive(int x) {
    Positive {
      if (x < 0) {
        throw new IllegalArgumentException();
      }
    }
  }

  abstract static class Base {
    int v;

    abstract int f();
  }

  static class Twice extends Base {
    int f() {
      return 2 * v;
    }
  }

  static class Thrice extends Base {
    int f() {
      return 3 * v;
    }
  }

  interface Unknown {
    int f();
  }

  interface Function {
    int of(int x);
  }

  static class Next implements Function {
    public int of(int x) {
      return x + 1;
    }
  }

  static final Function LAMBDA = x -> 0;

  @Expect("verified")
  static void fieldOfTypeVariable(Box<A> b) {
    if (b != null) {
      A a = b.v;
    }
  }

  @Expect("violation")
  static void fieldIsLookedAt(Box<A> b) {
    assert b == null || b.v == null || b.v.v != 3;
  }

  @Expect("verified")
  static void differentArguments(Box<A> a, Box<B> b) {
    if (a != null && b != null) {
      A x = a.v;
      B y = b.v;
    }
  }

  @Expect("verified")
  static void nestedArguments(Pair<A, B> p) {
    if (p != null && p.y != null) {
      A x = p.x;
      B y = p.y.v;
    }
  }

  @Expect("violation")
  static void boxInABox(Box<Integer> b) {
    assert b == null || b.v == null || b.v != 7;
  }

  @Expect("violation")
  static void chain(Chain<A> c) {
    if (c != null && c.next != null && c.next.item != null) {
      assert c.next.item.v != 1;
    }
  }

  @Expect("verified")
  static void wildcard(Box<? extends A> b) {
    if (b != null) {
      A a = b.v;
    }
  }

  @Expect("verified")
  static <T extends A> void variableOfAMethod(Box<T> b) {
    if (b != null) {
      A a = b.v;
    }
  }

  @Expect("verified")
  static void fixedBySubclass(OfA b) {
    if (b != null) {
      A a = b.v;
    }
  }

  @Expect("verified")
  static void bounded(Num<Integer> b) {
    if (b != null && b.n != null) {
      int x = b.n;
    }
  }

  @Expect("violation")
  static void arrayInABox(Box<int[]> b) {
    if (b != null && b.v != null && b.v.length == 1) {
      assert b.v[0] != 7;
    }
  }

  @Expect("violation")
  static void implementations(Shape s) {
    assert s == null || s.corners() != 9;
  }

  @Expect("verified")
  static void constantsImplement(Shape s) {
    if (s instanceof Fixed) {
      assert s.corners() == 1 || s.corners() == 2;
    }
  }

  @Expect("violation")
  static void recordsImplement(Shape s) {
    if (s instanceof Polygon p) {
      assert p.corners() != 3;
    }
  }

  @Expect("violation")
  static void subclassesOfAbstractClass(Base b) {
    assert b == null || b.f() != 9;
  }

  @Expect("verified")
  static void oneOfTheSubclasses(Base b) {
    assert b == null || b.v != 5 || b.f() == 10 || b.f() == 15;
  }

  @Expect("inconclusive")
  static void noImplementation(Unknown u) {
    assert u == null || u.f() == 0;
  }

  @Expect("inconclusive")
  static void lambdasImplement(Function f, int x) {
    assert f == null || x > 100 || f.of(x) > x;
  }

  @Expect("inconclusive")
  static void constructorMayRefuse(Positive p) {
    assert p == null || p.x() >= 0;
  }

  @Expect("violation")
  static void constructorAllows(Positive p) {
    assert p == null || p.x() != 5;
  }
}
