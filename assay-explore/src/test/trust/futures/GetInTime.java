import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** The time may be up. */
public class GetInTime {
  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f = new FutureTask<>(() -> 1);
    Thread t = new Thread(f);
    t.start();
    f.get(1, TimeUnit.NANOSECONDS);
    t.join();
  }
}
