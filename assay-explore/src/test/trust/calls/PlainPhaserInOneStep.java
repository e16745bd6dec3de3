import java.util.concurrent.Phaser;

/** A phaser without parent advances when the last party arrives. */
public class PlainPhaserInOneStep {
  public static void main(String[] args) throws Exception {
    Phaser phaser = new Phaser(2);
    Thread t = new Thread(phaser::arrive);
    t.start();
    phaser.arrive();
    t.join();
    assert phaser.getPhase() == 1;
  }
}
