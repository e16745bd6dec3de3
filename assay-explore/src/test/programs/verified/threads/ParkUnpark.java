// expect: verified

import java.util.concurrent.locks.LockSupport;

/** Unpark gives a permit: it does not matter whether it comes before or after park. */
public class ParkUnpark {
  static volatile boolean ready;

  public static void main(String[] args) {
    Thread t =
        new Thread(
            () -> {
              while (!ready) {
                LockSupport.park();
              }
            });
    t.start();
    ready = true;
    LockSupport.unpark(t);
  }
}
