import java.util.concurrent.atomic.AtomicInteger;

/** A compare-and-set fails only if the value is another. */
public class StrongCompareAndSet {
  public static void main(String[] args) throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread t = new Thread(() -> {});
    t.start();
    assert x.compareAndSet(0, 1);
    t.join();
  }
}
