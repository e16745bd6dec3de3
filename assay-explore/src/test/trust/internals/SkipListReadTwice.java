import java.util.concurrent.ConcurrentSkipListMap;

/** Two reads are not one. */
public class SkipListReadTwice {

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>();
    Thread t =
        go(
            () -> {
              m.put(1, 1);
              m.put(2, 2);
            });
    boolean two = m.containsKey(1);
    boolean one = m.containsKey(2);
    t.join();
    assert !one || two;
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
