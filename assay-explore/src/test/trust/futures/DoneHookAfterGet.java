import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;

/** Those who wait for the result are woken before done is called. */
public class DoneHookAfterGet {
  static final AtomicBoolean CALLED = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f =
        new FutureTask<>(() -> 1) {
          @Override
          protected void done() {
            CALLED.set(true);
          }
        };
    Thread t = new Thread(f);
    t.start();
    f.get();
    assert CALLED.get();
    t.join();
  }
}
