// expect: violation deadlock

/** A thread that wants to enter a monitor cannot be interrupted. */
public class InterruptMonitor {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                // never while the main thread waits
              }
            });
    synchronized (lock) {
      t.start();
      t.interrupt();
      t.join();
    }
  }
}
