import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** The set of an updater is a volatile write. */
public class StoreBufferUpdaterSet {
  volatile int x;
  static final StoreBufferUpdaterSet X = new StoreBufferUpdaterSet();
  static final StoreBufferUpdaterSet Y = new StoreBufferUpdaterSet();
  static final AtomicIntegerFieldUpdater<StoreBufferUpdaterSet> U =
      AtomicIntegerFieldUpdater.newUpdater(StoreBufferUpdaterSet.class, "x");
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              U.set(X, 1);
              A.set(U.get(Y));
            });
    t.start();
    U.set(Y, 1);
    int b = U.get(X);
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
