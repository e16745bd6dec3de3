import java.util.concurrent.atomic.AtomicInteger;

/** Opaque accesses of different variables have no order. */
public class StoreBufferOpaque {
  static final AtomicInteger X = new AtomicInteger();
  static final AtomicInteger Y = new AtomicInteger();
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              X.setOpaque(1);
              A.set(Y.getOpaque());
            });
    t.start();
    Y.setOpaque(1);
    int b = X.getOpaque();
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
