import java.util.concurrent.atomic.AtomicStampedReference;

/** A weak compare-and-set may fail for no reason. */
public class WeakStamped {
  public static void main(String[] args) throws Exception {
    AtomicStampedReference<String> x = new AtomicStampedReference<>("a", 0);
    Thread t = new Thread(() -> {});
    t.start();
    assert x.weakCompareAndSet("a", "b", 0, 1);
    t.join();
  }
}
