// expect: inconclusive
// jdk: 17

/** A thread that has ended is in no group: who asks can tell when it ends. */
public class GroupOfAnother {
  static final Object LOCK = new Object();
  static boolean left;

  public static void main(String[] args) throws InterruptedException {
    Thread worker =
        new Thread(
            () -> {
              synchronized (LOCK) {
                left = true;
              }
            });
    worker.start();
    boolean hasLeft;
    synchronized (LOCK) {
      hasLeft = left;
    }
    assert (worker.getThreadGroup() == null) == hasLeft;
    worker.join();
  }
}
