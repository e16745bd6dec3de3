import java.util.concurrent.PriorityBlockingQueue;

/** So it is with a priority queue. */
public class PriorityQueuePublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(2);
    Thread t =
        go(
            () -> {
              x = 1;
              q.put(1);
            });
    assert q.take() == 1 && x == 1;
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
