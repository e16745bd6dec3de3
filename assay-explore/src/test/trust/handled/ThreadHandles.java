import java.util.concurrent.atomic.AtomicBoolean;

/** A thread's handler handles what the thread throws. */
public class ThreadHandles {
  static final AtomicBoolean HANDLED = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    t.setUncaughtExceptionHandler((thread, e) -> HANDLED.set(true));
    t.start();
    t.join();
    assert HANDLED.get();
  }
}
