// expect: violation assertion
// inputs: 7

import dev.assay.api.Assay;

/** What a shutdown hook asserts is asserted after main has ended. */
public class HookFails {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert x != 7;
                }));
  }
}
