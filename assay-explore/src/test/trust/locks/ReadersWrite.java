import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers may hold the lock at once, and both write. */
public class ReadersWrite {
  static final ReentrantReadWriteLock RW = new ReentrantReadWriteLock();
  static int a;

  static void write() {
    RW.readLock().lock();
    a++;
    RW.readLock().unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(ReadersWrite::write);
    t.start();
    write();
    t.join();
  }
}
