import java.util.concurrent.atomic.AtomicReferenceArray;

/** Who reads an element finds the object as it was set. */
public class ArrayPublishes {
  static class D {
    int v;
  }

  public static void main(String[] args) throws Exception {
    AtomicReferenceArray<D> a = new AtomicReferenceArray<>(new D[1]);
    Thread t =
        go(
            () -> {
              D d = new D();
              d.v = 3;
              a.set(0, d);
            });
    D d = a.get(0);
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
