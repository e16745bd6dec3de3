// expect: violation deadlock
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** One thread has a monitor and wants a lock, the other the reverse; that a third one may end the program does not help them. */
public class MixedCycleBesideExit {
  public static void main(String[] args) {
    Object monitor = new Object();
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    new Thread(
            () -> {
              synchronized (monitor) {
                lock.readLock().lock();
                lock.readLock().unlock();
              }
            })
        .start();
    new Thread(
            () -> {
              lock.writeLock().lock();
              synchronized (monitor) {
                lock.writeLock().unlock();
              }
            })
        .start();
    System.exit(0);
  }
}
