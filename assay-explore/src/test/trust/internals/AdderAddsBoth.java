import java.util.concurrent.atomic.LongAdder;

/** Nothing that was added is lost. */
public class AdderAddsBoth {

  public static void main(String[] args) throws Exception {
    LongAdder a = new LongAdder();
    Thread t = go(() -> a.add(1));
    a.add(2);
    t.join();
    assert a.sum() == 3;
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
