import java.util.concurrent.atomic.AtomicBoolean;

/** The default handler handles what any thread throws. */
public class DefaultHandles {
  static final AtomicBoolean HANDLED = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> HANDLED.set(true));
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    t.start();
    t.join();
    Thread.setDefaultUncaughtExceptionHandler(null);
    assert HANDLED.get();
  }
}
