import java.util.concurrent.CompletableFuture;

/** Either of two may complete the future. */
public class FirstCompletes {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    Thread t = new Thread(() -> f.complete(2));
    t.start();
    assert f.complete(1);
    t.join();
  }
}
