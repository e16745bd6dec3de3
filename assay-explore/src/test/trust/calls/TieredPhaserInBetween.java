import java.util.concurrent.Phaser;

/** The child is left before its parent notices. */
public class TieredPhaserInBetween {
  public static void main(String[] args) throws Exception {
    Phaser root = new Phaser(1);
    Phaser child = new Phaser(root, 1);
    Thread t = new Thread(child::arriveAndDeregister);
    t.start();
    if (child.getRegisteredParties() == 0) {
      assert root.getRegisteredParties() == 1;
    }
    t.join();
  }
}
