import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A try to read fails while the other thread writes. */
public class ReaderMayFail {
  static final ReentrantReadWriteLock RW = new ReentrantReadWriteLock();
  static int a;
  static int b;

  static void write() {
    RW.writeLock().lock();
    a++;
    b++;
    RW.writeLock().unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(ReaderMayFail::write);
    t.start();
    boolean got = RW.readLock().tryLock();
    if (got) {
      RW.readLock().unlock();
    }
    t.join();
    assert got;
  }
}
