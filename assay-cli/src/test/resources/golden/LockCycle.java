import java.util.concurrent.locks.ReentrantLock;

/** Two threads want each other's locks, while a third one goes on for ever. */
public class LockCycle {
  public static void main(String[] args) {
    ReentrantLock first = new ReentrantLock();
    ReentrantLock second = new ReentrantLock();
    new Thread(
            () -> {
              while (true) {
                Thread.onSpinWait();
              }
            })
        .start();
    new Thread(
            () -> {
              first.lock();
              second.lock();
            })
        .start();
    second.lock();
    first.lock();
  }
}
