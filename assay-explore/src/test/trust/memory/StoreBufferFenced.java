import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/** A fence between the two keeps their order. */
public class StoreBufferFenced {
  static final AtomicInteger X = new AtomicInteger();
  static final AtomicInteger Y = new AtomicInteger();
  static final AtomicInteger A = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              X.setOpaque(1);
              VarHandle.fullFence();
              A.set(Y.getOpaque());
            });
    t.start();
    Y.setOpaque(1);
    VarHandle.fullFence();
    int b = X.getOpaque();
    t.join();
    assert A.get() == 1 || b == 1;
  }
}
