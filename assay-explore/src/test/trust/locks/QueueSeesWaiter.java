import java.util.concurrent.locks.ReentrantLock;

/** A thread may wait for the lock while another holds it. */
public class QueueSeesWaiter {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;

  static void count() {
    LOCK.lock();
    count++;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(QueueSeesWaiter::count);
    Thread u = new Thread(QueueSeesWaiter::count);
    t.start();
    u.start();
    assert !LOCK.hasQueuedThread(u);
    t.join();
    u.join();
  }
}
