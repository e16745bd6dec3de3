import java.util.concurrent.ConcurrentLinkedQueue;

/** Either thread may come first. */
public class EitherIsFirst {

  public static void main(String[] args) throws Exception {
    ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
    Thread t = go(() -> q.add(1));
    q.add(2);
    t.join();
    assert q.poll() == 1;
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
