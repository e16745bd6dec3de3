import java.util.concurrent.locks.ReentrantLock;

/** A thread that waits for the lock is WAITING. */
public class StateSeesWaiter {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(StateSeesWaiter::count);
    Thread u = new Thread(StateSeesWaiter::count);
    t.start();
    u.start();
    assert u.getState() != Thread.State.WAITING;
    t.join();
    u.join();
  }
}
