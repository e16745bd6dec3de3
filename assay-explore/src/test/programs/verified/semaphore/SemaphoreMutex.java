// expect: verified

import java.util.concurrent.Semaphore;

/** A semaphore with one permit is a lock that anybody may release. */
public class SemaphoreMutex {
  static final Semaphore mutex = new Semaphore(1);
  static int count;

  static void add() {
    mutex.acquireUninterruptibly();
    try {
      count++;
    } finally {
      mutex.release();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(SemaphoreMutex::add);
    Thread b = new Thread(SemaphoreMutex::add);
    a.start();
    b.start();
    add();
    a.join();
    b.join();
    assert count == 3;
  }
}
