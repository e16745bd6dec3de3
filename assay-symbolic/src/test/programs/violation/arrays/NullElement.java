// expect: violation exception NullPointerException
// inputs: 2

import dev.assay.api.Assay;

/** One of several elements is null. */
public class NullElement {
  public static void main(String[] args) {
    String[] names = {"a", "bc", null, "def"};
    int i = Assay.anyInt(0, 3);
    assert names[i].length() >= 1;
  }
}
