import java.util.concurrent.Phaser;

/** So it is with a phaser below another. */
public class TieredPhaserPublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    Phaser root = new Phaser();
    Phaser p = new Phaser(root, 1), q = new Phaser(root, 1);
    Thread t =
        go(
            () -> {
              x = 1;
              p.arriveAndAwaitAdvance();
            });
    q.arriveAndAwaitAdvance();
    assert x == 1;
    t.join();
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}
