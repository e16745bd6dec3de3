import java.util.concurrent.ConcurrentLinkedQueue;

/** Who polls an object finds it as it was added. */
public class QueuePublishes {
  static class D {
    int v;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentLinkedQueue<D> q = new ConcurrentLinkedQueue<>();
    Thread t =
        go(
            () -> {
              D d = new D();
              d.v = 3;
              q.add(d);
            });
    D d = q.poll();
    assert d == null || d.v == 3;
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
