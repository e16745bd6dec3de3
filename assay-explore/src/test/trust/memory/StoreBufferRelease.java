import java.util.concurrent.atomic.AtomicInteger;

/** setRelease lets a later read come first. */
public class StoreBufferRelease {
  static final AtomicInteger X = new AtomicInteger();
  static final AtomicInteger Y = new AtomicInteger();
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              X.setRelease(1);
              A.set(Y.getAcquire());
            });
    t.start();
    Y.setRelease(1);
    int b = X.getAcquire();
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
