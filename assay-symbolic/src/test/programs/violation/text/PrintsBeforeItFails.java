// expect: violation assertion
// inputs: 1

import dev.assay.api.Assay;

/** Each round prints a number; the last one fails. */
public class PrintsBeforeItFails {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = x;
    for (int i = 0; i < 5; i++) {
      System.out.println("round " + i + ": " + y);
      y = 3 * y + 1;
    }
    assert y != 364;
  }
}
