import java.util.concurrent.locks.LockSupport;

/** Who parks in a loop looks again. */
public class ParkInLoop {
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread t =
        new Thread(
            () -> {
              ready = true;
              LockSupport.unpark(main);
            });
    t.start();
    while (!ready) {
      LockSupport.park();
    }
    assert ready;
    t.join();
  }
}
