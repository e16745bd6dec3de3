import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Who reads with the read lock sees both writes or none. */
public class WriterExcludesReader {
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
    Thread t = new Thread(WriterExcludesReader::write);
    t.start();
    RW.readLock().lock();
    assert a == b;
    RW.readLock().unlock();
    t.join();
  }
}
