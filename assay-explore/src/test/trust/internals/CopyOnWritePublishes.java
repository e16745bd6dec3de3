import java.util.concurrent.CopyOnWriteArrayList;

/** Who iterates finds the objects as they were added. */
public class CopyOnWritePublishes {
  static class D {
    int v;
  }

  public static void main(String[] args) throws Exception {
    CopyOnWriteArrayList<D> q = new CopyOnWriteArrayList<>();
    Thread t =
        go(
            () -> {
              D d = new D();
              d.v = 3;
              q.add(d);
            });
    for (D d : q) assert d.v == 3;
    t.join();
    assert q.size() == 1;
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
