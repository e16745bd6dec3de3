// expect: verified

/** A worker that looks at its interrupt flag ends when it is interrupted. */
public class InterruptStopsLoop {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
            });
    t.start();
    t.interrupt();
    t.join();
  }
}
