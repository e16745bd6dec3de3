// expect: inconclusive
// options: --races promote

/**
 * An immutable object behind a plain reference that is read once: the race is benign, since final
 * fields are safe. With races promoted to steps every interleaving of the accesses is right.
 */
public class PromotedFinal {
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
