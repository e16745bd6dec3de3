import java.util.concurrent.Exchanger;

/** Each gets what the other has given. */
public class ExchangeOfTwo {
  public static void main(String[] args) throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    Thread t =
        new Thread(
            () -> {
              try {
                assert exchanger.exchange(1) == 2;
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    assert exchanger.exchange(2) == 1;
    t.join();
  }
}
