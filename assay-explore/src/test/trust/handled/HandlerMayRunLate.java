import java.util.concurrent.atomic.AtomicBoolean;

/** Who does not wait for the thread's end does not know whether it has been handled. */
public class HandlerMayRunLate {
  static final AtomicBoolean HANDLED = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    t.setUncaughtExceptionHandler((thread, e) -> HANDLED.set(true));
    t.start();
    assert HANDLED.get();
    t.join();
  }
}
