// expect: verified

import dev.assay.api.Assay;

/** Only one way puts a number into the builder. */
public class BuilderInOneBranch {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    StringBuilder all = new StringBuilder();
    int y = 1;
    if (x > 4) {
      all.append(x);
      y = 2;
    }
    all.append(".");
    System.out.println(all);
    assert y == (x > 4 ? 2 : 1);
  }
}
