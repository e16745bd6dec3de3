import java.util.concurrent.LinkedTransferQueue;

/** Who takes an element sees what was done before it was given. */
public class TransferPublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
    Thread t =
        go(
            () -> {
              x = 4;
              q.transfer(1);
            });
    assert q.take() == 1 && x == 4;
    t.join();
    assert q.isEmpty();
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
