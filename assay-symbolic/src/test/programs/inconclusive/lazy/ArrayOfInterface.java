// expect: inconclusive
// target: ArrayOfInterface#check

/** An array of shapes may be one of circles. */
public class ArrayOfInterface {
  interface Shape {}

  static final class Circle implements Shape {}

  static void check(Shape[] shapes) {
    assert !(shapes instanceof Circle[]);
  }
}
