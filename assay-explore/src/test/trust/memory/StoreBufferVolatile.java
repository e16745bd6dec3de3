import java.util.concurrent.atomic.AtomicInteger;

/** Of two threads that write and then read the other's variable, one sees what was written. */
public class StoreBufferVolatile {
  static final AtomicInteger X = new AtomicInteger();
  static final AtomicInteger Y = new AtomicInteger();
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              X.set(1);
              A.set(Y.get());
            });
    t.start();
    Y.set(1);
    int b = X.get();
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
