// expect: violation race

/**
 * An object is handed over through a plain static field. Final fields would make its content safe,
 * but the reference itself is raced on, and this object has no final field.
 */
public class UnsafePublication {
  static class Box {
    int value = 42;
  }

  static Box box;

  public static void main(String[] args) {
    new Thread(() -> box = new Box()).start();
    Box b = box;
    if (b != null) {
      assert b.value == 42;
    }
  }
}
