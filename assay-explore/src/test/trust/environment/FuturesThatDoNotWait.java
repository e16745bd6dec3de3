import java.util.concurrent.CompletableFuture;

/** Tasks of futures that do not wait come to their end on any number of processors. */
public class FuturesThatDoNotWait {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> other = CompletableFuture.supplyAsync(() -> 2);
    assert one.thenCombine(other, Integer::sum).join() == 3;
  }
}
