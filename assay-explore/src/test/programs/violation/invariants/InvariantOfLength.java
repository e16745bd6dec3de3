// expect: violation invariant
// options: --invariant InvariantOfLength#isShort

/** The invariant asks only how long an array is, which the last of three writers replaces. */
public class InvariantOfLength {
  static class Log {
    private int[] lines = {};
    private int unrelated;

    synchronized void add() {
      unrelated++;
      lines = new int[lines.length + 1];
    }
  }

  static final Log LOG = new Log();

  static boolean isShort() {
    return LOG.lines.length < 3;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(LOG::add).start();
    }
  }
}
