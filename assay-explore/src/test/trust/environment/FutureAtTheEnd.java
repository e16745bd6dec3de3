import java.util.concurrent.CompletableFuture;

/** A task of a future is cut off at the end of the program, if a pool's daemon runs it. */
public class FutureAtTheEnd {
  static volatile boolean done;

  static boolean isDone() {
    return done;
  }

  public static void main(String[] args) {
    CompletableFuture.runAsync(() -> done = true);
  }
}
