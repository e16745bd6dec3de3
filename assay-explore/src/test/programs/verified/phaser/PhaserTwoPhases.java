// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Phaser;

/** Two parties advance together through two phases. */
public class PhaserTwoPhases {
  static final Phaser phaser = new Phaser(2);
  static int a;
  static int b;

  public static void main(String[] args) {
    new Thread(
            () -> {
              a = 1;
              phaser.arriveAndAwaitAdvance();
              Assay.check(b == 1, "phase began too early");
              phaser.arriveAndDeregister();
            })
        .start();
    b = 1;
    phaser.arriveAndAwaitAdvance();
    assert a == 1;
    phaser.arriveAndDeregister();
  }
}
