// expect: violation assertion

import dev.assay.api.Assay;

/** A hook that System.exit runs sees the work of another thread half done. */
public class ExitHookAfterHalf {
  static volatile int from;
  static volatile int to;

  public static void main(String[] args) {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> Assay.check(from + to == 0, "money on its way")));
    new Thread(
            () -> {
              from = -1;
              to = 1;
            })
        .start();
    System.exit(0);
  }
}
