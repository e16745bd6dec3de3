// expect: violation stuck
/** A thread joins another one that wants its monitor, while a daemon goes on. Somebody could interrupt it, but nobody does. */
public class JoinCycleBesideDaemon {
  static volatile boolean stop;

  public static void main(String[] args) throws InterruptedException {
    Thread clock =
        new Thread(
            () -> {
              try {
                while (!stop) {
                  Thread.sleep(10);
                }
              } catch (InterruptedException e) {
                // nothing more to do
              }
            });
    clock.setDaemon(true);
    clock.start();
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                stop = true;
              }
            });
    synchronized (lock) {
      other.start();
      other.join();
    }
  }
}
