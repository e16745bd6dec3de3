import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The time may be up, and then the caller waits. */
public class GetInTimeHandled {
  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f = new FutureTask<>(() -> 1);
    Thread t = new Thread(f);
    t.start();
    int x;
    try {
      x = f.get(1, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      x = f.get();
    }
    assert x == 1;
    t.join();
  }
}
