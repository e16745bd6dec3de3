// expect: verified

/** A method that cannot throw InterruptedException sets the flag again, and its caller sees it. */
public class InterruptRestored {
  static void pause() {
    try {
      Thread.sleep(1000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                pause();
              }
            });
    t.start();
    t.interrupt();
    t.join();
  }
}
