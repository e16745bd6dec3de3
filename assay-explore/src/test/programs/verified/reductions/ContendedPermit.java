// expect: verified

import java.util.concurrent.Semaphore;

/** Three threads wait for the same permit, in whatever order. */
public class ContendedPermit {
  private static final Semaphore PERMIT = new Semaphore(1);
  private static int count;

  private static void count() {
    PERMIT.acquireUninterruptibly();
    try {
      count++;
    } finally {
      PERMIT.release();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] all = new Thread[3];
    for (int i = 0; i < all.length; i++) {
      all[i] = new Thread(ContendedPermit::count);
      all[i].start();
    }
    for (Thread t : all) {
      t.join();
    }
    assert count == 3;
  }
}
