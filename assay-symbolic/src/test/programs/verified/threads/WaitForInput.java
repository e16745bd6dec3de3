// expect: verified

import dev.assay.api.Assay;

/** A thread waits until the other has put a symbolic value. */
public class WaitForInput {
  static final Object lock = new Object();
  static boolean there;
  static int value;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                value = x;
                there = true;
                lock.notifyAll();
              }
            });
    t.start();
    synchronized (lock) {
      while (!there) {
        lock.wait();
      }
      assert value == x;
    }
    t.join();
  }
}
