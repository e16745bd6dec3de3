// expect: inconclusive

/** How many calls can be nested differs from machine to machine. */
public class StackOverflowCaught {
  private static int depth;

  public static void main(String[] args) {
    try {
      nest();
    } catch (StackOverflowError e) {
      assert depth > 10;
    }
  }

  private static void nest() {
    depth++;
    nest();
  }
}
