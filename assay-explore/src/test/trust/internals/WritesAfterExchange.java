import java.util.concurrent.Exchanger;

/** What is written after the exchange races with the other's read. */
public class WritesAfterExchange {
  static int x;

  public static void main(String[] args) throws Exception {
    Exchanger<Integer> e = new Exchanger<>();
    Thread t =
        go(
            () -> {
              e.exchange(1);
              x = 1;
            });
    e.exchange(2);
    int y = x;
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
