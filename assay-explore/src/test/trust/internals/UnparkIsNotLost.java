import java.util.concurrent.locks.LockSupport;

/** The flag is seen after the thread was woken. */
public class UnparkIsNotLost {
  static volatile boolean done;
  static int x;

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread t =
        go(
            () -> {
              x = 1;
              done = true;
              LockSupport.unpark(main);
            });
    while (!done) LockSupport.park();
    assert x == 1;
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
