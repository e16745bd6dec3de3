// expect: inconclusive

import dev.assay.api.Assay;

/** A number is turned into text and back. */
public class DigitsAreParsed {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    assert Integer.parseInt(Integer.toString(x)) == x;
  }
}
