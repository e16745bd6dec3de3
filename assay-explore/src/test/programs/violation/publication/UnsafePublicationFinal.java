// expect: violation race

/**
 * An immutable object is handed over through a plain field. Whoever sees it sees its final field,
 * yet the accesses to the reference are a data race.
 */
public class UnsafePublicationFinal {
  static final class Box {
    final int value = Integer.parseInt("42");
  }

  static Box box;

  public static void main(String[] args) {
    new Thread(() -> box = new Box()).start();
    Box b = box;
    assert b == null || b.value == 42;
  }
}
