// expect: violation assertion
// target: SubclassIsPossible#check

/** An input may be of a subclass, which behaves differently. */
public class SubclassIsPossible {
  static class Shape {
    int area() {
      return 1;
    }
  }

  static class Hole extends Shape {
    @Override
    int area() {
      return -1;
    }
  }

  static void check(Shape s) {
    assert s == null || s.area() > 0;
  }
}
