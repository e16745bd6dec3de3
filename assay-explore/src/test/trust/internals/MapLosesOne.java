import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Between get and put another update is lost. */
public class MapLosesOne {

  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(Map.of(1, 0));
    Thread t = go(() -> m.put(1, m.get(1) + 1));
    m.put(1, m.get(1) + 1);
    t.join();
    assert m.get(1) == 2;
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
