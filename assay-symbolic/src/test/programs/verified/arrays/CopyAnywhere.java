// expect: verified

import dev.assay.api.Assay;

/** All three numbers of a copy are inputs; it fails exactly if a part is outside. */
public class CopyAnywhere {
  public static void main(String[] args) {
    int[] from = {1, 2, 3};
    int[] to = {0, 0};
    int i = Assay.anyInt();
    int j = Assay.anyInt();
    int n = Assay.anyInt();
    boolean inside = i >= 0 && j >= 0 && n >= 0 && i <= 3 && j <= 2 && n <= 3 - i && n <= 2 - j;
    boolean copied;
    try {
      System.arraycopy(from, i, to, j, n);
      copied = true;
    } catch (ArrayIndexOutOfBoundsException e) {
      copied = false;
    }
    assert copied == inside;
    if (copied && n > 0) {
      assert to[j] == from[i];
    } else {
      assert to[0] == 0 && to[1] == 0;
    }
  }
}
