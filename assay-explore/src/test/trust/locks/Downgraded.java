import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer that takes the read lock before it gives the write lock away goes on reading alone or with others. */
public class Downgraded {
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
    Thread t =
        new Thread(
            () -> {
              RW.writeLock().lock();
              a++;
              RW.readLock().lock();
              RW.writeLock().unlock();
              assert a == 1;
              RW.readLock().unlock();
            });
    t.start();
    RW.readLock().lock();
    assert a <= 1;
    RW.readLock().unlock();
    t.join();
  }
}
