import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Who reads waits for itself when it wants to write. */
public class ReadLockUpgraded {

  public static void main(String[] args) throws Exception {
    ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    Thread t =
        go(
            () -> {
              l.readLock().lock();
              l.readLock().unlock();
            });
    l.readLock().lock();
    l.writeLock().lock();
    t.join();
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}
