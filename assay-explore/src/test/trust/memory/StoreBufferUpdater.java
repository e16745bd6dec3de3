import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** The lazySet of an updater lets a later read come first. */
public class StoreBufferUpdater {
  volatile int x;
  static final StoreBufferUpdater X = new StoreBufferUpdater();
  static final StoreBufferUpdater Y = new StoreBufferUpdater();
  static final AtomicIntegerFieldUpdater<StoreBufferUpdater> U =
      AtomicIntegerFieldUpdater.newUpdater(StoreBufferUpdater.class, "x");
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              U.lazySet(X, 1);
              A.set(U.get(Y));
            });
    t.start();
    U.lazySet(Y, 1);
    int b = U.get(X);
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
