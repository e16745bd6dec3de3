// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The documented way: give up the read lock, write after another look, and take the read lock
 * before the write lock is left.
 */
public class DowngradeWriteLock {
  static final ReadWriteLock lock = new ReentrantReadWriteLock();
  static boolean valid;
  static int loads;

  static void use() {
    lock.readLock().lock();
    if (!valid) {
      lock.readLock().unlock();
      lock.writeLock().lock();
      if (!valid) {
        loads++;
        valid = true;
      }
      lock.readLock().lock();
      lock.writeLock().unlock();
    }
    Assay.check(loads == 1, "loaded once");
    lock.readLock().unlock();
  }

  public static void main(String[] args) {
    new Thread(DowngradeWriteLock::use).start();
    use();
  }
}
