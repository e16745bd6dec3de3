import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

/** It is either cancelled or completed. */
public class CancelOrCompleteHandled {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    Thread t = new Thread(() -> f.cancel(true));
    t.start();
    boolean completed = f.complete(1);
    try {
      assert f.join() == 1 && completed;
    } catch (CancellationException e) {
      assert !completed;
    }
    t.join();
  }
}
