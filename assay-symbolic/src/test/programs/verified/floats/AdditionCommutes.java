// expect: verified

import dev.assay.api.Assay;

/** The operands of an addition can be exchanged. */
public class AdditionCommutes {
  public static void main(String[] args) {
    float a = Assay.anyFloat();
    float b = Assay.anyFloat();
    float x = a + b;
    float y = b + a;
    assert x == y || Float.isNaN(x) && Float.isNaN(y);
  }
}
