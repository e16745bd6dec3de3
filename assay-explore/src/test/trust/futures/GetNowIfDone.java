import java.util.concurrent.CompletableFuture;

/** A future that is done has its result. */
public class GetNowIfDone {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    if (f.isDone()) {
      assert f.getNow(0) == 1;
    }
    t.join();
  }
}
