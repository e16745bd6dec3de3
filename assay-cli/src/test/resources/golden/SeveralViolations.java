// options: --all
/** A thread fails one way or another, depending on who is first. */
public class SeveralViolations {
  static volatile int turn;
  static int plain;

  public static void main(String[] args) {
    new Thread(
            () -> {
              turn = 1;
              plain = 1;
            },
            "other")
        .start();
    if (turn == 0) {
      plain = 2;
      throw new IllegalStateException("too early");
    }
    throw new IllegalArgumentException("too late");
  }
}
