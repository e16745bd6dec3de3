// expect: verified
// target: OverridingMethodHasNoContract#caller
// options: --contracts

import dev.assay.api.Ensures;

/** The method that is really called decides: one has a contract, the other is executed. */
public class OverridingMethodHasNoContract {
  interface Shape {
    int area();
  }

  static class Square implements Shape {
    final int side;

    Square(int side) {
      this.side = side;
    }

    @Override
    @Ensures("small")
    public int area() {
      return Math.abs(side % 10) * Math.abs(side % 10);
    }

    static boolean small(Square s, int result) {
      return result >= 0 && result < 100;
    }
  }

  static class Nothing extends Square {
    Nothing() {
      super(3);
    }

    @Override
    public int area() {
      return -1;
    }
  }

  static void caller(boolean something, int side) {
    Shape shape = something ? new Square(side) : new Nothing();
    int area = shape.area();
    assert something ? area >= 0 && area < 100 : area == -1;
  }
}
