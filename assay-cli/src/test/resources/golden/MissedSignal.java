/** Nobody is told when the value is there already. */
public class MissedSignal {
  static final Object lock = new Object();
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread consumer =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
              }
            },
            "consumer");
    consumer.start();
    synchronized (lock) {
      ready = true;
      lock.notify();
    }
  }
}
