// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A ReentrantReadWriteLock: readers see both fields of one writing. */
public class ReadWriteLockPair {
  static final ReadWriteLock lock = new ReentrantReadWriteLock();
  static int a;
  static int b;

  static void read() {
    lock.readLock().lock();
    try {
      Assay.check(a == b, "half written");
    } finally {
      lock.readLock().unlock();
    }
  }

  static void write() {
    lock.writeLock().lock();
    try {
      a++;
      b++;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) {
    new Thread(ReadWriteLockPair::read).start();
    new Thread(ReadWriteLockPair::write).start();
    read();
  }
}
