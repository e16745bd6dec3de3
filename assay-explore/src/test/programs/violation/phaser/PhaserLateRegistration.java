// expect: violation race|assertion

import java.util.concurrent.Phaser;

/**
 * The worker registers itself when it begins, not before it is started: the main thread may pass
 * without it.
 */
public class PhaserLateRegistration {
  static final Phaser phaser = new Phaser(1);
  static int result;

  public static void main(String[] args) {
    new Thread(
            () -> {
              phaser.register();
              result = 1;
              phaser.arriveAndDeregister();
            })
        .start();
    phaser.arriveAndAwaitAdvance();
    assert result == 1;
  }
}
