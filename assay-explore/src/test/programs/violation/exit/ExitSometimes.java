// expect: violation deadlock

import java.util.concurrent.Semaphore;

/**
 * The program is ended only by the thread that comes second; if nobody takes itself for that one,
 * both wait.
 */
public class ExitSometimes {
  static volatile int arrived;

  static void arrive() {
    int now = arrived + 1;
    arrived = now;
    if (now == 2) {
      System.exit(0);
    }
    new Semaphore(0).acquireUninterruptibly();
  }

  public static void main(String[] args) {
    new Thread(ExitSometimes::arrive).start();
    arrive();
  }
}
