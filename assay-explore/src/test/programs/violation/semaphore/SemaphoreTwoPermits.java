// expect: violation race|assertion

import java.util.concurrent.Semaphore;

/** A semaphore with two permits lets two threads in. */
public class SemaphoreTwoPermits {
  static final Semaphore mutex = new Semaphore(2);
  static int count;

  static void add() {
    mutex.acquireUninterruptibly();
    count++;
    mutex.release();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(SemaphoreTwoPermits::add);
    t.start();
    add();
    t.join();
    assert count == 2;
  }
}
