import java.util.concurrent.atomic.AtomicInteger;

/** A weak compare-and-set is tried until it succeeds. */
public class WeakCompareAndSetInLoop {
  public static void main(String[] args) throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread t =
        new Thread(
            () -> {
              while (!x.weakCompareAndSetVolatile(x.get(), x.get() + 1)) {
                Thread.onSpinWait();
              }
            });
    t.start();
    x.set(0);
    t.join();
    assert x.get() == 0 || x.get() == 1;
  }
}
