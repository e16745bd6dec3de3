import java.util.concurrent.CyclicBarrier;

/** The third party never comes. */
public class BarrierForThree {

  public static void main(String[] args) throws Exception {
    CyclicBarrier c = new CyclicBarrier(3);
    Thread t = go(() -> c.await());
    c.await();
    t.join();
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
