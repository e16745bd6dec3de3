import java.util.concurrent.ConcurrentHashMap;

/** No update of an entry is lost. */
public class MapMergesBoth {

  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
    Thread t = go(() -> m.merge(1, 1, Integer::sum));
    m.merge(1, 1, Integer::sum);
    t.join();
    assert m.get(1) == 2 && m.size() == 1;
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
