// expect: violation deadlock
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two locks in different orders, while a third one sleeps until both are done. */
public class LockCycleBesideSleeper {
  static volatile boolean stop;

  public static void main(String[] args) throws InterruptedException {
    Lock first = new ReentrantLock();
    Lock second = new ReentrantLock();
    Thread clock =
        new Thread(
            () -> {
              try {
                while (!stop) {
                  Thread.sleep(10);
                }
              } catch (InterruptedException e) {
                // nothing more to do
              }
            });
    clock.start();
    Thread other =
        new Thread(
            () -> {
              first.lock();
              second.lock();
              second.unlock();
              first.unlock();
            });
    other.start();
    second.lock();
    first.lock();
    first.unlock();
    second.unlock();
    other.join();
    stop = true;
  }
}
