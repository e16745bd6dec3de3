// expect: inconclusive

import dev.assay.api.Assay;

/** Text with a number in it is compared. */
public class EqualsText {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 100);
    String text = "x" + x;
    assert !text.equals("y");
  }
}
