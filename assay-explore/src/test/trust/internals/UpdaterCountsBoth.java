import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** No increment is lost. */
public class UpdaterCountsBoth {
  static class N {
    volatile int v;
    static final AtomicIntegerFieldUpdater<N> U =
        AtomicIntegerFieldUpdater.newUpdater(N.class, "v");
  }

  public static void main(String[] args) throws Exception {
    N n = new N();
    Thread t = go(() -> N.U.incrementAndGet(n));
    N.U.incrementAndGet(n);
    t.join();
    assert n.v == 2;
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}
