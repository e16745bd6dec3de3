// expect: verified

/** One thread waits for the end of two others, which do something together before. */
public class JoinedCounters {
  private static final Object LOCK = new Object();
  private static int count;

  private static void count() {
    synchronized (LOCK) {
      count++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(JoinedCounters::count);
    Thread other = new Thread(JoinedCounters::count);
    one.start();
    other.start();
    one.join();
    other.join();
    assert count == 2;
  }
}
