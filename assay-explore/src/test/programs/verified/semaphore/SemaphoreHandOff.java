// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Semaphore;

/** Two semaphores let two threads take turns; no lock is needed. */
public class SemaphoreHandOff {
  static final Semaphore ping = new Semaphore(1);
  static final Semaphore pong = new Semaphore(0);
  static int ball;

  static void play(Semaphore mine, Semaphore other, int expected) {
    for (int i = 0; i < 2; i++) {
      mine.acquireUninterruptibly();
      Assay.check(ball++ % 2 == expected, "not in turn");
      other.release();
    }
  }

  public static void main(String[] args) {
    new Thread(() -> play(pong, ping, 1)).start();
    play(ping, pong, 0);
  }
}
