import java.util.concurrent.Exchanger;

/** The third finds nobody to exchange with. */
public class ExchangeOfThree {
  public static void main(String[] args) throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    Runnable r =
        () -> {
          try {
            exchanger.exchange(1);
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        };
    Thread t = new Thread(r);
    Thread u = new Thread(r);
    t.start();
    u.start();
    exchanger.exchange(2);
    t.join();
    u.join();
  }
}
