import java.util.concurrent.Phaser;

/** What was written before a phase is read after it. */
public class PhaserPublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(2);
    Thread t =
        go(
            () -> {
              x = 1;
              p.arriveAndAwaitAdvance();
            });
    p.arriveAndAwaitAdvance();
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
