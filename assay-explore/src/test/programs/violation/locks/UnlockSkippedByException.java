// expect: violation deadlock

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** An exception passes the unlock, because it does not stand in a finally block. */
public class UnlockSkippedByException {
  static final Lock lock = new ReentrantLock();

  static void parse(String s) {
    lock.lock();
    Integer.parseInt(s);
    lock.unlock();
  }

  public static void main(String[] args) {
    new Thread(() -> parse("1")).start();
    try {
      parse("x");
    } catch (NumberFormatException e) {
      // expected, but the lock is lost
    }
  }
}
