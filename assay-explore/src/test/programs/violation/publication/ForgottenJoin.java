// expect: violation race|assertion

/** The result is read without waiting for the thread that computes it. */
public class ForgottenJoin {
  static int result;

  public static void main(String[] args) {
    new Thread(() -> result = 1).start();
    assert result == 1;
  }
}
