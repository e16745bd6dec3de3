// expect: violation deadlock

import java.util.concurrent.Phaser;

/** A party leaves without saying so: the others wait for it in the next phase. */
public class PhaserNotDeregistered {
  static final Phaser phaser = new Phaser(2);

  public static void main(String[] args) {
    new Thread(phaser::arriveAndAwaitAdvance).start();
    phaser.arriveAndAwaitAdvance();
    phaser.arriveAndAwaitAdvance();
  }
}
