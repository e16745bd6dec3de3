import java.util.concurrent.ConcurrentHashMap;

/** Who finds an object in a map finds it as it was put there. */
public class MapPublishes {
  static class D {
    int v;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, D> m = new ConcurrentHashMap<>();
    Thread t =
        go(
            () -> {
              D d = new D();
              d.v = 3;
              m.put(1, d);
            });
    D d = m.get(1);
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
