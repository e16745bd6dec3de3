import java.util.concurrent.ConcurrentSkipListMap;

/** Who finds an object in a skip list finds it as it was put there. */
public class SkipListPublishes {
  static class D {
    int v;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, D> m = new ConcurrentSkipListMap<>();
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
    assert m.firstKey() == 1;
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
