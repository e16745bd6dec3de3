// expect: verified
// options: --reduce -live-slots

/** What two threads have read stays in a variable that nobody reads any more. */
public class ForgottenLocals {
  private static final Object LOCK = new Object();
  private static int turn;

  private static void take(int mine) {
    int seen;
    synchronized (LOCK) {
      seen = turn;
      turn = mine;
    }
    assert seen != mine;
    synchronized (LOCK) {
      turn = 0;
    }
    synchronized (LOCK) {
      assert turn != mine;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> take(1));
    Thread other = new Thread(() -> take(2));
    one.start();
    other.start();
    one.join();
    other.join();
  }
}
