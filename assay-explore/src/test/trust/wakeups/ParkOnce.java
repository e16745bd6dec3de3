import java.util.concurrent.locks.LockSupport;

/** Who parks without a loop may go on for no reason. */
public class ParkOnce {
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
    if (!ready) {
      LockSupport.park();
    }
    assert ready;
    t.join();
  }
}
