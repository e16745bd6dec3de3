// expect: violation assertion

import dev.assay.api.Assay;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * After the change from the read lock to the write lock nobody looks again: the value is loaded
 * twice.
 */
public class NoSecondLook {
  static final ReadWriteLock lock = new ReentrantReadWriteLock();
  static boolean valid;
  static int loads;

  static void use() {
    lock.readLock().lock();
    boolean ok = valid;
    lock.readLock().unlock();
    if (!ok) {
      lock.writeLock().lock();
      loads++;
      valid = true;
      Assay.check(loads == 1, "loaded twice");
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(NoSecondLook::use).start();
    use();
  }
}
