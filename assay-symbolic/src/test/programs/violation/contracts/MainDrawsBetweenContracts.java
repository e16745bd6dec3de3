// expect: violation assertion
// options: --contracts
// inputs: 3, 4

import dev.assay.api.Assay;
import dev.assay.api.Ensures;

/** What a contract gives is no input of the program: it fails with the two it has read. */
public class MainDrawsBetweenContracts {
  @Ensures("exact")
  static int next(int x) {
    return x + 1;
  }

  static boolean exact(int x, int result) {
    return result == x + 1;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int z = next(x);
    int y = Assay.anyInt();
    assert x != 3 || y != z;
  }
}
