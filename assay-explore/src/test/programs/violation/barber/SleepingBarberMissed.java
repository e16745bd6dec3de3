// expect: violation deadlock

import java.util.concurrent.Semaphore;

/**
 * The barber looks into the waiting room and only then lies down to sleep. A customer that arrives
 * in between calls to a barber who does not sleep yet, and then waits for one who does.
 */
public class SleepingBarberMissed {
  private final Object bed = new Object();
  private final Semaphore haircut = new Semaphore(0);
  private volatile int waiting;

  void barber() throws InterruptedException {
    if (waiting == 0) {
      synchronized (bed) {
        bed.wait();
      }
    }
    haircut.release();
  }

  void customer() {
    waiting = 1;
    synchronized (bed) {
      bed.notify();
    }
    haircut.acquireUninterruptibly();
  }

  /** What a thread does. */
  interface Task {
    void run() throws InterruptedException;
  }

  static Thread start(Task task) {
    Thread t =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }

  public static void main(String[] args) {
    SleepingBarberMissed shop = new SleepingBarberMissed();
    start(shop::barber);
    shop.customer();
  }
}
