import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The time may be up before the result is there. */
public class OrTimeoutThrows {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    f.orTimeout(1, TimeUnit.NANOSECONDS);
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    f.join();
    t.join();
  }
}
