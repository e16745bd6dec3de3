// expect: violation deadlock

import dev.assay.api.Assay;

/** The other thread is woken only for inputs that are not negative. */
public class NotifyForSomeInputs {
  static final Object lock = new Object();
  static boolean there;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                if (x >= 0) {
                  there = true;
                  lock.notifyAll();
                }
              }
            });
    t.start();
    synchronized (lock) {
      while (!there) {
        lock.wait();
      }
    }
    t.join();
  }
}
