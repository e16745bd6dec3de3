import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Nobody may wait for the element yet. */
public class OffersToNobody {

  public static void main(String[] args) throws Exception {
    SynchronousQueue<Integer> q = new SynchronousQueue<>();
    Thread t = go(() -> q.poll(1, TimeUnit.SECONDS));
    boolean o = q.offer(1);
    t.join();
    assert o;
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
