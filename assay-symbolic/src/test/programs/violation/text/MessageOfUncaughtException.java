// expect: violation exception IllegalStateException
// inputs: 77

import dev.assay.api.Assay;

/** The message of the exception depends on the input. */
public class MessageOfUncaughtException {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if (x == 77) {
      throw new IllegalStateException("x is " + x);
    }
  }
}
