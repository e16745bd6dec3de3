// expect: verified

/** A daemon that waits forever does not keep the program from ending. */
public class DaemonAbandoned {
  public static void main(String[] args) {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
              }
            });
    t.setDaemon(true);
    t.start();
  }
}
