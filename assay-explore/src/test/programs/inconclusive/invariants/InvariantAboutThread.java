// expect: inconclusive
// options: --invariant InvariantAboutThread#alive

/** Whether a thread lives is not for invariants to say: states are not divided by it. */
public class InvariantAboutThread {
  static final Thread thread = new Thread(() -> {});

  static boolean alive() {
    return !thread.isAlive() || thread.isDaemon() || true;
  }

  public static void main(String[] args) throws InterruptedException {
    thread.start();
    thread.join();
  }
}
