// expect: verified

import dev.assay.api.Assay;

/** Two threads take two locks in the order of their numbers, whatever the inputs. */
public class LocksInOrder {
  static final Object[] locks = {new Object(), new Object()};

  static void both(int i, int j) {
    synchronized (locks[Math.min(i, j)]) {
      synchronized (locks[Math.max(i, j)]) {
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
