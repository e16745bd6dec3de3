// expect: violation deadlock

import java.util.concurrent.locks.ReentrantLock;

/** A monitor and a ReentrantLock in opposite order: the circle is not made of monitors alone. */
public class InversionMixed {
  static final Object a = new Object();
  static final ReentrantLock b = new ReentrantLock();

  public static void main(String[] args) {
    new Thread(
            () -> {
              synchronized (a) {
                b.lock();
                b.unlock();
              }
            })
        .start();
    b.lock();
    synchronized (a) {
      b.unlock();
    }
  }
}
