/** The handler may be set after the thread has failed. */
public class HandlerSetLate {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    t.start();
    t.setUncaughtExceptionHandler((thread, e) -> {});
    t.join();
  }
}
