import java.util.concurrent.CompletableFuture;

/** When allOf is done, so are its parts. */
public class AllOfMeansBoth {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g = new CompletableFuture<>();
    CompletableFuture<Void> all = CompletableFuture.allOf(f, g);
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    g.complete(2);
    all.join();
    assert f.isDone() && g.isDone();
    t.join();
  }
}
