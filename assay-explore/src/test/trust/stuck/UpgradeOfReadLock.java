import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock cannot be made a write lock while the main thread sleeps. */
public class UpgradeOfReadLock {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              LOCK.readLock().lock();
              LOCK.writeLock().lock();
            });
    t.start();
    while (t.isAlive()) {
      Thread.sleep(1);
    }
  }
}
