// expect: violation race

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads write under the read lock, which they share. */
public class WriteUnderReadLock {
  static final ReadWriteLock lock = new ReentrantReadWriteLock();
  static int hits;

  static void get() {
    lock.readLock().lock();
    hits++;
    lock.readLock().unlock();
  }

  public static void main(String[] args) {
    new Thread(WriteUnderReadLock::get).start();
    get();
  }
}
