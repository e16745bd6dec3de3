// expect: violation assertion

import java.util.concurrent.locks.LockSupport;

/** Unparking a thread counts if somebody has started it just before. */
public class UnparkDuringStart {
  static volatile boolean ready;

  public static void main(String[] args) {
    Thread sleeper =
        new Thread(
            () -> {
              LockSupport.park();
              throw new AssertionError("woken");
            });
    sleeper.setDaemon(true);
    new Thread(
            () -> {
              if (ready) {
                sleeper.start();
              }
            })
        .start();
    ready = true;
    LockSupport.unpark(sleeper);
  }
}
