// expect: violation assertion

/**
 * The object escapes from its constructor through a volatile field before its own volatile field is
 * set: no data race, yet the reader sees it unfinished.
 */
public class EscapingThisVolatile {
  static volatile EscapingThisVolatile shared;
  private volatile int value;

  EscapingThisVolatile() {
    shared = this;
    value = 1;
  }

  public static void main(String[] args) {
    new Thread(EscapingThisVolatile::new).start();
    EscapingThisVolatile seen = shared;
    if (seen != null) {
      assert seen.value == 1;
    }
  }
}
