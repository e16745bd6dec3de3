// expect: verified

/** Three threads look at the same data in the same monitor: in which order makes no difference. */
public class ReadersInOneMonitor {
  static final Object LOCK = new Object();
  static int value = 1;

  static void read() {
    for (int i = 0; i < 2; i++) {
      synchronized (LOCK) {
        assert value >= 1;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      new Thread(ReadersInOneMonitor::read).start();
    }
    Thread.sleep(1);
    synchronized (LOCK) {
      assert value == 1;
    }
  }
}
