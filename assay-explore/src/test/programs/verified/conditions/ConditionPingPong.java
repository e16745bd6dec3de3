// expect: verified

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take turns with a condition. */
public class ConditionPingPong {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static int turn;
  static int hits;

  static void play(int me) {
    for (int i = 0; i < 2; i++) {
      lock.lock();
      try {
        while (turn != me) {
          changed.awaitUninterruptibly();
        }
        hits++;
        turn = 1 - me;
        changed.signal();
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> play(1));
    t.start();
    play(0);
    t.join();
    assert hits == 4;
  }
}
