import java.util.concurrent.ConcurrentSkipListSet;

/** The first element is taken, whatever is added behind it. */
public class SkipListPolls {

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>();
    s.add(1);
    Thread t = go(() -> s.add(2));
    Integer a = s.pollFirst();
    assert a == 1;
    t.join();
    assert s.first() == 2;
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
