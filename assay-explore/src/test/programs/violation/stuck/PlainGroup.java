// expect: violation exception
/** A group that overrides nothing handles nothing, also if it is set as a handler. */
public class PlainGroup {
  public static void main(String[] args) {
    Thread t =
        new Thread(
            new ThreadGroup("plain"),
            () -> {
              throw new IllegalStateException("unhandled");
            });
    t.setUncaughtExceptionHandler(t.getThreadGroup());
    t.start();
  }
}
