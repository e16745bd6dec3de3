// expect: verified

/** Each of two threads enters the monitor of an object that it alone can reach. */
public class OwnLock {
  private static int work() {
    Object own = new Object();
    int done = 0;
    for (int i = 0; i < 2; i++) {
      synchronized (own) {
        done++;
      }
    }
    return done;
  }

  private static void check() {
    assert work() == 2;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(OwnLock::check);
    Thread other = new Thread(OwnLock::check);
    one.start();
    other.start();
    one.join();
    other.join();
  }
}
