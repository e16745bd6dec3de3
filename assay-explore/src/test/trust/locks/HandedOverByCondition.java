import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What was put is taken, once it is there. */
public class HandedOverByCondition {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition PUT = LOCK.newCondition();
  static String slot;

  static void put() {
    LOCK.lock();
    slot = "x";
    PUT.signal();
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(HandedOverByCondition::put);
    t.start();
    LOCK.lock();
    while (slot == null) {
      PUT.await();
    }
    assert slot.equals("x");
    LOCK.unlock();
    t.join();
  }
}
