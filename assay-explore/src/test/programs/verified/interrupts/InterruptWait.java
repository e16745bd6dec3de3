// expect: verified

import dev.assay.api.Assay;

/**
 * Interrupting a waiting thread ends the wait with an exception and clears the flag, whether it
 * comes before or during the wait.
 */
public class InterruptWait {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  while (true) {
                    lock.wait();
                  }
                } catch (InterruptedException e) {
                  Assay.check(!Thread.currentThread().isInterrupted(), "flag still set");
                }
              }
            });
    t.start();
    t.interrupt();
    t.join();
  }
}
