import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader reads the same twice. */
public class ReadersExcludeWriter {
  static int x;

  public static void main(String[] args) throws Exception {
    ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    Thread t =
        go(
            () -> {
              l.writeLock().lock();
              x++;
              l.writeLock().unlock();
            });
    l.readLock().lock();
    int a = x;
    assert a == x;
    l.readLock().unlock();
    t.join();
    assert x == 1;
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
