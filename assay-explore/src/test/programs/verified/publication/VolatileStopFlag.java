// expect: verified

/** A worker spins until a volatile flag is set. */
public class VolatileStopFlag {
  static volatile boolean stop;
  static int rounds;

  public static void main(String[] args) throws Exception {
    Thread worker =
        new Thread(
            () -> {
              while (!stop) {
                Thread.onSpinWait();
              }
              rounds = 1;
            });
    worker.start();
    stop = true;
    worker.join();
    assert rounds == 1;
  }
}
