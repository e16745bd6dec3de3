// expect: violation assertion

import java.util.concurrent.locks.LockSupport;

/** Takes the end of park for a signal, although park may end for no reason. */
public class ParkedForNoReason {
  private static volatile boolean ready;

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              ready = true;
              LockSupport.unpark(main);
            })
        .start();
    LockSupport.park();
    assert ready;
  }
}
