// expect: verified

import dev.assay.api.Assay;

/** Without a bound given, the loop is unwound until nothing is left. */
public class BoundFoundByItself {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 9);
    int count = 0;
    while (n > 0) {
      n--;
      count++;
    }
    assert count <= 9;
  }
}
