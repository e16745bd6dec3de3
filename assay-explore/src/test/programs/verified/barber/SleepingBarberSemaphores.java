// expect: verified

import java.util.concurrent.Semaphore;

/**
 * The sleeping barber with semaphores: one wakes the barber, the other protects the number of free
 * seats. A customer that finds no seat leaves. The barber serves everybody who sat down and goes
 * home at the last ring of the bell.
 */
public class SleepingBarberSemaphores {
  static final Semaphore bell = new Semaphore(0);
  static final Semaphore mutex = new Semaphore(1);
  static int freeSeats = 1;
  static boolean closed;
  static int haircuts;

  static void barber() {
    while (true) {
      bell.acquireUninterruptibly();
      mutex.acquireUninterruptibly();
      boolean over = closed && freeSeats == 1;
      if (!over) {
        freeSeats++;
        haircuts++;
      }
      mutex.release();
      if (over) {
        return;
      }
    }
  }

  static void customer() {
    mutex.acquireUninterruptibly();
    if (freeSeats > 0) {
      freeSeats--;
      bell.release();
    }
    mutex.release();
  }

  public static void main(String[] args) throws Exception {
    Thread barber = new Thread(SleepingBarberSemaphores::barber);
    barber.start();
    customer();
    customer();
    mutex.acquireUninterruptibly();
    closed = true;
    mutex.release();
    bell.release();
    barber.join();
    assert haircuts == 1 || haircuts == 2;
  }
}
