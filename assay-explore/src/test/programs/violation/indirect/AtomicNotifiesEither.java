// expect: violation assertion

import dev.assay.api.Assay;

/** Inside an atomic region a choice and the thread that is woken are independent of each other. */
public class AtomicNotifiesEither {
  static final Object lock = new Object();
  static int waiting;
  static int woken;

  static void await(int who) {
    synchronized (lock) {
      waiting++;
      try {
        lock.wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      woken = who;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> await(1));
    Thread b = new Thread(() -> await(2));
    a.setDaemon(true);
    b.setDaemon(true);
    a.start();
    b.start();
    synchronized (lock) {
      Assay.assume(waiting == 2);
    }
    int[] chosen = new int[1];
    Assay.atomic(
        () -> {
          chosen[0] = Assay.choose(1, 2);
          synchronized (lock) {
            lock.notify();
          }
        });
    synchronized (lock) {
      Assay.assume(woken != 0);
      assert woken == chosen[0];
    }
  }
}
