// expect: verified

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A fair ReentrantLock excludes like any other. */
public class FairLock {
  static final Lock lock = new ReentrantLock(true);
  static int count;

  static void add() {
    lock.lock();
    try {
      count++;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(FairLock::add);
    Thread b = new Thread(FairLock::add);
    a.start();
    b.start();
    add();
    a.join();
    b.join();
    assert count == 3;
  }
}
