import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A write lock can be made a read lock. */
public class DowngradeOfWriteLock {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              LOCK.writeLock().lock();
              LOCK.readLock().lock();
              LOCK.writeLock().unlock();
              LOCK.readLock().unlock();
            });
    t.start();
    while (t.isAlive()) {
      Thread.sleep(1);
    }
  }
}
