import java.util.concurrent.CompletableFuture;

/** There may be no result yet. */
public class GetNowTooEarly {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    assert f.getNow(0) == 1;
    t.join();
  }
}
