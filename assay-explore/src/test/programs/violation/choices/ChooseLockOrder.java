// expect: violation deadlock

import dev.assay.api.Assay;

/**
 * The order of two locks is chosen; the choice that differs from the other thread's order can
 * block.
 */
public class ChooseLockOrder {
  static final Object a = new Object();
  static final Object b = new Object();

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        // both
      }
    }
  }

  public static void main(String[] args) {
    boolean swap = Assay.chooseBoolean();
    new Thread(() -> both(a, b)).start();
    both(swap ? b : a, swap ? a : b);
  }
}
