// expect: violation assertion

/** The end of a thread notifies whoever waits in its monitor, whether by joining it or not. */
public class EndNotifies {
  static final Object LOCK = new Object();
  static boolean done;
  static boolean told;

  static void await(Thread worker) {
    synchronized (LOCK) {
      if (!done) {
        return;
      }
    }
    synchronized (worker) {
      try {
        if (!told) {
          worker.wait();
        }
      } catch (InterruptedException e) {
        return;
      }
      assert told;
    }
  }

  static void tell(Thread worker) {
    synchronized (worker) {
      told = true;
      worker.notifyAll();
    }
  }

  public static void main(String[] args) {
    Thread worker =
        new Thread(
            () -> {
              synchronized (LOCK) {
                done = true;
              }
            });
    worker.start();
    new Thread(() -> await(worker)).start();
    new Thread(() -> tell(worker)).start();
  }
}
