// expect: verified

import java.util.concurrent.locks.LockSupport;

/** The same permit is given to a thread that parks, that is about to, that has ended. */
public class PermitForWhoLives {
  static volatile boolean isGiven;
  static volatile int rounds;

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper =
        new Thread(
            () -> {
              while (!isGiven) {
                LockSupport.park();
              }
              rounds++;
            });
    Thread waker =
        new Thread(
            () -> {
              isGiven = true;
              LockSupport.unpark(sleeper);
              LockSupport.unpark(sleeper);
            });
    sleeper.start();
    waker.start();
    sleeper.join();
    assert rounds == 1;
  }
}
