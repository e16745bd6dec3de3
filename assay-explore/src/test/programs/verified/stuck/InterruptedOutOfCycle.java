// expect: verified
// options: --must-end
import java.util.concurrent.locks.ReentrantLock;

/** Two threads want each other's locks, but a third one interrupts one of them. */
public class InterruptedOutOfCycle {
  public static void main(String[] args) {
    ReentrantLock first = new ReentrantLock();
    ReentrantLock second = new ReentrantLock();
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              first.lock();
              second.lock();
              second.unlock();
              first.unlock();
            })
        .start();
    new Thread(main::interrupt).start();
    second.lock();
    try {
      first.lockInterruptibly();
      first.unlock();
    } catch (InterruptedException e) {
      // gives up
    } finally {
      second.unlock();
    }
  }
}
