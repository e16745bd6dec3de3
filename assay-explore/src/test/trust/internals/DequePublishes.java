import java.util.concurrent.LinkedBlockingDeque;

/** Who takes an element sees what was done before it was given. */
public class DequePublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(1);
    Thread t =
        go(
            () -> {
              x = 1;
              q.putLast(1);
            });
    assert q.takeFirst() == 1 && x == 1;
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
