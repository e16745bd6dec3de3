import java.util.concurrent.Exchanger;

/** Each gets the array that the other has filled. */
public class ExchangesArrays {
  public static void main(String[] args) throws Exception {
    Exchanger<int[]> e = new Exchanger<>();
    Thread t =
        go(
            () -> {
              int[] a = {1};
              int[] r = e.exchange(a);
              assert r[0] == 2;
            });
    int[] r = e.exchange(new int[] {2});
    assert r[0] == 1;
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
