import java.util.concurrent.atomic.AtomicInteger;

/** lazySet lets a later read come first. */
public class StoreBufferLazy {
  static final AtomicInteger X = new AtomicInteger();
  static final AtomicInteger Y = new AtomicInteger();
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              X.lazySet(1);
              A.set(Y.get());
            });
    t.start();
    Y.lazySet(1);
    int b = X.get();
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
