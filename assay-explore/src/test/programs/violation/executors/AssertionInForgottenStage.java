// expect: violation assertion

import dev.assay.api.Assay;
import java.util.concurrent.CompletableFuture;

/** A check fails in a stage of a future whose result nobody asks for. */
public class AssertionInForgottenStage {
  static volatile int value;

  public static void main(String[] args) {
    CompletableFuture<Void> first = new CompletableFuture<>();
    first.thenRun(() -> Assay.check(value == 0, "too late"));
    new Thread(() -> first.complete(null)).start();
    value = 1;
  }
}
