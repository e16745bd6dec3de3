// expect: violation deadlock

/** A thread holds a monitor while it waits for another that needs it. */
public class SleepWithLock {
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                done = true;
              }
            });
    t.start();
    synchronized (lock) {
      Thread.sleep(10);
      if (!done) {
        t.join();
      }
    }
  }
}
