import java.util.concurrent.atomic.AtomicInteger;

/** A weak compare-and-set may fail for no reason. */
public class WeakCompareAndSet {
  public static void main(String[] args) throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread t = new Thread(() -> {});
    t.start();
    assert x.weakCompareAndSetVolatile(0, 1);
    t.join();
  }
}
