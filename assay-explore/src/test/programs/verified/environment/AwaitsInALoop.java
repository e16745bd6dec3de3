// expect: verified

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock;

/** Waits for a condition of a write lock that is held twice, in a loop, with and without a limit. */
public class AwaitsInALoop {
  private static final WriteLock LOCK = new ReentrantReadWriteLock().writeLock();
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
      CHANGED.await(1, TimeUnit.SECONDS);
    }
    assert LOCK.getHoldCount() == 2;
    turn = 2;
    CHANGED.signal();
    LOCK.unlock();
    LOCK.unlock();
    t.join();
  }
}
