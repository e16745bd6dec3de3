// expect: violation deadlock

/** The loop swallows the interrupt and waits again. */
public class InterruptSwallowed {
  static boolean ready;

  static synchronized void await() {
    while (!ready) {
      try {
        InterruptSwallowed.class.wait();
      } catch (InterruptedException e) {
        // swallowed: the loop goes on
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(InterruptSwallowed::await);
    t.start();
    t.interrupt();
    t.join();
  }
}
