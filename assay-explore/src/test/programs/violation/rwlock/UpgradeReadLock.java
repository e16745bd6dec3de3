// expect: violation deadlock

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A thread that holds the read lock asks for the write lock: it waits for itself. */
public class UpgradeReadLock {
  static final ReadWriteLock lock = new ReentrantReadWriteLock();
  static boolean cached;

  static void use() {
    lock.readLock().lock();
    if (!cached) {
      lock.writeLock().lock();
      cached = true;
      lock.writeLock().unlock();
    }
    lock.readLock().unlock();
  }

  public static void main(String[] args) {
    new Thread(UpgradeReadLock::use).start();
    use();
  }
}
