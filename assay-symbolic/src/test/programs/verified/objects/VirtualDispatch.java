// expect: verified

import dev.assay.api.Assay;

/** The method that runs is that of the object's class. */
public class VirtualDispatch {
  abstract static class Shape {
    abstract int area();
  }

  static class Square extends Shape {
    final int side;

    Square(int side) {
      this.side = side;
    }

    @Override
    int area() {
      return side * side;
    }
  }

  static class Bar extends Shape {
    final int length;

    Bar(int length) {
      this.length = length;
    }

    @Override
    int area() {
      return length;
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(1, 100);
    Shape shape = Assay.anyBoolean() ? new Square(x) : new Bar(x);
    int area = shape.area();
    assert area >= x && area <= x * x;
  }
}
