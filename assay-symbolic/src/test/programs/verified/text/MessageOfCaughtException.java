// expect: verified

import dev.assay.api.Assay;

/** An exception carries a message that depends on an input; nobody reads it. */
public class MessageOfCaughtException {
  public static void main(String[] args) {
    int x = Assay.anyInt(-10, 10);
    int y = 0;
    try {
      if (x < 0) {
        throw new IllegalArgumentException("negative: " + x);
      }
      y = x;
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
      System.out.println(e);
      y = -x;
    }
    assert y >= 0;
  }
}
