/** If a thread that is interrupted gives its notification up, another one gets it. */
public class NotificationIsNotLost {
  static final Object LOCK = new Object();
  static int tokens;
  static volatile boolean gaveUp;

  static void take() {
    synchronized (LOCK) {
      try {
        while (tokens == 0) {
          LOCK.wait();
        }
        tokens--;
      } catch (InterruptedException e) {
        gaveUp = true;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(NotificationIsNotLost::take);
    Thread second = new Thread(NotificationIsNotLost::take);
    first.setDaemon(true);
    second.setDaemon(true);
    first.start();
    second.start();
    synchronized (LOCK) {
      tokens++;
      LOCK.notify();
    }
    first.interrupt();
    first.join();
    if (gaveUp) {
      second.join();
    }
  }
}
