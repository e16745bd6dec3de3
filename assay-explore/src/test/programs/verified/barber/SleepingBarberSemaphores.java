// expect: verified

import java.util.concurrent.Semaphore;

/**
 * The sleeping barber with semaphores: one for customers, one for the barber, one for the count of
 * free chairs. The barber serves as many customers as found a chair and is told to close by a last
 * ring of the bell.
 */
public class SleepingBarberSemaphores {
  static final Semaphore customers = new Semaphore(0);
  static final Semaphore chair = new Semaphore(0);
  static final Semaphore mutex = new Semaphore(1);
  static int freeSeats = 1;
  static boolean closed;
  static int haircuts;

  static void barber() {
    while (true) {
      customers.acquireUninterruptibly();
      mutex.acquireUninterruptibly();
      boolean over = closed;
      freeSeats++;
      mutex.release();
      if (over) {
        return;
      }
      haircuts++;
      chair.release();
    }
  }

  static boolean customer() {
    mutex.acquireUninterruptibly();
    boolean stays = freeSeats > 0;
    if (stays) {
      freeSeats--;
      customers.release();
    }
    mutex.release();
    if (stays) {
      chair.acquireUninterruptibly();
    }
    return stays;
  }

  public static void main(String[] args) throws Exception {
    Thread barber = new Thread(SleepingBarberSemaphores::barber);
    barber.start();
    Thread other = new Thread(SleepingBarberSemaphores::customer);
    other.start();
    customer();
    other.join();
    mutex.acquireUninterruptibly();
    closed = true;
    mutex.release();
    customers.release();
    barber.join();
    assert haircuts == 1 || haircuts == 2;
  }
}
