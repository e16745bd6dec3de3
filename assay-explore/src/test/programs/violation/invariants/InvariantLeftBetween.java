// expect: violation invariant
// options: --invariant InvariantLeftBetween#total

/** The transfer gives the lock up half-way. */
public class InvariantLeftBetween {
  static int left = 10;
  static int right;

  static synchronized boolean total() {
    return left + right == 10;
  }

  static synchronized void take() {
    left--;
  }

  static synchronized void put() {
    right++;
  }

  static void work() {
    take();
    put();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantLeftBetween::work);
    Thread b = new Thread(InvariantLeftBetween::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
