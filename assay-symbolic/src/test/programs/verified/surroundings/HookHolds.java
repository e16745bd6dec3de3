// expect: verified

import dev.assay.api.Assay;

/** A shutdown hook sees what main has left. */
public class HookHolds {
  static int y;

  public static void main(String[] args) {
    int x = Assay.anyInt();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert y == x;
                }));
    y = x;
  }
}
