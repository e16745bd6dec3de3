// expect: verified

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Waits for a condition of a lock that is held twice, in a loop. */
public class AwaitsInALoop {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition CHANGED = LOCK.newCondition();
  private static int turn;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              LOCK.lock();
              turn = 1;
              CHANGED.signalAll();
              while (turn != 2) {
                CHANGED.awaitUninterruptibly();
              }
              LOCK.unlock();
            });
    t.start();
    LOCK.lock();
    LOCK.lock();
    while (turn != 1) {
      CHANGED.await();
    }
    assert LOCK.getHoldCount() == 2;
    turn = 2;
    CHANGED.signal();
    LOCK.unlock();
    LOCK.unlock();
    t.join();
  }
}
