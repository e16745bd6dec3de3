import java.util.concurrent.SynchronousQueue;

/** So it is with a fair one. */
public class FairHandOverPublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
    Thread t =
        go(
            () -> {
              x = 4;
              q.put(1);
            });
    assert q.take() == 1 && x == 4;
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
