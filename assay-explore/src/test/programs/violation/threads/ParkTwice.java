// expect: violation deadlock

import java.util.concurrent.locks.LockSupport;

/** Permits do not add up: two unparks before the first park are worth one. */
public class ParkTwice {
  public static void main(String[] args) {
    Thread t =
        new Thread(
            () -> {
              LockSupport.park();
              LockSupport.park();
            });
    t.start();
    LockSupport.unpark(t);
    LockSupport.unpark(t);
  }
}
