// expect: verified

import java.util.concurrent.locks.LockSupport;

/** Park returns when the thread is interrupted, and the flag stays set. */
public class InterruptPark {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
              }
            });
    t.start();
    t.interrupt();
    t.join();
  }
}
