// expect: violation deadlock

import dev.assay.api.Assay;

/** Two threads take two locks in the order of their arguments, which may be opposite. */
public class LocksInArgumentOrder {
  static final Object[] locks = {new Object(), new Object()};

  static void both(int i, int j) {
    synchronized (locks[i]) {
      synchronized (locks[j]) {
        Thread.onSpinWait();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int i = Assay.anyInt(0, 1);
    int j = Assay.anyInt(0, 1);
    Thread t = new Thread(() -> both(i, j));
    t.start();
    both(j, i);
    t.join();
  }
}
