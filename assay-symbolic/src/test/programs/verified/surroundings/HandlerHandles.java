// expect: verified

import dev.assay.api.Assay;

/** An exception that the program's own handler takes is none of ours. */
public class HandlerHandles {
  public static void main(String[] args) {
    Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> {});
    if (Assay.anyInt() == 3) {
      throw new IllegalStateException();
    }
  }
}
