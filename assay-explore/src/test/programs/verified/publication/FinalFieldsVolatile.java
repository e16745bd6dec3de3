// expect: verified

/** An immutable pair behind a volatile reference: a reader always sees both halves of one pair. */
public class FinalFieldsVolatile {
  record Pair(int low, int high) {}

  static volatile Pair range = new Pair(0, 1);

  public static void main(String[] args) {
    new Thread(() -> range = new Pair(5, 6)).start();
    Pair p = range;
    assert p.high() == p.low() + 1;
  }
}
