// expect: violation exception

/** An interrupt reaches a thread that takes it for impossible. */
public class InterruptUnexpected {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              try {
                Thread.sleep(10);
              } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts me", e);
              }
            });
    t.start();
    t.interrupt();
  }
}
