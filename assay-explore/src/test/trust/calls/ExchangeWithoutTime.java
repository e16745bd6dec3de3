import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Two who wait for no time at all may meet nevertheless. */
public class ExchangeWithoutTime {
  public static void main(String[] args) throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    Thread t = new Thread(() -> exchange(exchanger, 1));
    t.start();
    boolean isExchanged = exchange(exchanger, 2);
    t.join();
    assert !isExchanged;
  }

  private static boolean exchange(Exchanger<Integer> exchanger, int x) {
    try {
      exchanger.exchange(x, 0, TimeUnit.SECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
