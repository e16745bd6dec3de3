import java.util.concurrent.atomic.AtomicInteger;

/** Plain accesses of atomic variables have no order. */
public class StoreBufferPlain {
  static final AtomicInteger X = new AtomicInteger();
  static final AtomicInteger Y = new AtomicInteger();
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              X.setPlain(1);
              A.set(Y.getPlain());
            });
    t.start();
    Y.setPlain(1);
    int b = X.getPlain();
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
