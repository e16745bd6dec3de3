// expect: violation deadlock

/** The same thread without daemon status: the program never ends. */
public class NonDaemonAbandoned {
  public static void main(String[] args) {
    Object lock = new Object();
    new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
              }
            })
        .start();
  }
}
