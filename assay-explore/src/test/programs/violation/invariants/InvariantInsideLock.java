// expect: violation invariant
// options: --invariant InvariantInsideLock#total

/**
 * The invariant does not take the lock and sees the middle of a transfer, although no step of
 * the program has to end there.
 */
public class InvariantInsideLock {
  static int left = 10;
  static int right;

  static boolean total() {
    return left + right == 10;
  }

  static void work() {
    synchronized (InvariantInsideLock.class) {
      left--;
      right++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantInsideLock::work);
    Thread b = new Thread(InvariantInsideLock::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
