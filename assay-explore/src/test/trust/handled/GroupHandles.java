import java.util.concurrent.atomic.AtomicBoolean;

/** A group of threads that overrides uncaughtException handles what its threads throw. */
public class GroupHandles {
  static final AtomicBoolean HANDLED = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    ThreadGroup group =
        new ThreadGroup("own") {
          @Override
          public void uncaughtException(Thread t, Throwable e) {
            HANDLED.set(true);
          }
        };
    Thread t =
        new Thread(
            group,
            () -> {
              throw new IllegalStateException();
            });
    t.start();
    t.join();
    assert HANDLED.get();
  }
}
