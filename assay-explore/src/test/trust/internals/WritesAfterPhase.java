import java.util.concurrent.Phaser;

/** What is written after the phase races with the other's read. */
public class WritesAfterPhase {
  static int x;

  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser(2);
    Thread t =
        go(
            () -> {
              p.arriveAndAwaitAdvance();
              x = 1;
            });
    p.arriveAndAwaitAdvance();
    int y = x;
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
