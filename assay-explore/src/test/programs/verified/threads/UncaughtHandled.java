// expect: verified

/** The thread has a handler for exceptions: they are expected. */
public class UncaughtHandled {
  static volatile Throwable seen;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException("expected");
            });
    t.setUncaughtExceptionHandler((thread, e) -> seen = e);
    t.start();
    t.join();
    assert seen instanceof IllegalStateException;
  }
}
