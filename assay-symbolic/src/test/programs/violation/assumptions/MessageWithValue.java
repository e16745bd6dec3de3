// expect: violation assertion
// inputs: 42

import dev.assay.api.Assay;

/** The message of an assertion is made from the input. */
public class MessageWithValue {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 100);
    assert x != 42 : "x is " + x;
  }
}
