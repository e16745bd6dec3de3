// expect: inconclusive

import java.util.concurrent.ForkJoinPool;

/** Four tasks of the common pool run at once only on more processors than are explored. */
public class MoreTasksThanWorkers {
  private static final Object LOCK = new Object();
  private static int count;

  public static void main(String[] args) {
    synchronized (LOCK) {
      for (int i = 0; i < 4; i++) {
        ForkJoinPool.commonPool().execute(MoreTasksThanWorkers::count);
      }
    }
  }

  private static void count() {
    synchronized (LOCK) {
      count++;
    }
  }
}
