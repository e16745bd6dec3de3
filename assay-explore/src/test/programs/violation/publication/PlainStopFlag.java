// expect: violation race

/**
 * A worker spins until a plain flag is set: a race; a compiler may even turn it into an endless
 * loop.
 */
public class PlainStopFlag {
  static boolean stop;

  public static void main(String[] args) throws Exception {
    Thread worker =
        new Thread(
            () -> {
              while (!stop) {
                Thread.onSpinWait();
              }
            });
    worker.start();
    stop = true;
    worker.join();
  }
}
