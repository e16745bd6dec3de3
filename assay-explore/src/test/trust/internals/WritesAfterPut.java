import java.util.concurrent.ConcurrentHashMap;

/** An object is changed after it was put into a map. */
public class WritesAfterPut {
  static class D {
    int v;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, D> m = new ConcurrentHashMap<>();
    Thread t =
        go(
            () -> {
              D d = new D();
              m.put(1, d);
              d.v = 3;
            });
    D d = m.get(1);
    assert d == null || d.v >= 0;
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
