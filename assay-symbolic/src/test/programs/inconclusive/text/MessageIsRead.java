// expect: inconclusive

import dev.assay.api.Assay;

/** The message of an exception is looked at. */
public class MessageIsRead {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 3);
    try {
      throw new IllegalStateException("x" + x);
    } catch (IllegalStateException e) {
      assert e.getMessage().startsWith("x");
    }
  }
}
