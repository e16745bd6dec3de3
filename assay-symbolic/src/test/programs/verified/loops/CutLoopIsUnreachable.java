// expect: verified
// options: --unwind 2

import dev.assay.api.Assay;

/** A loop without a limit does no harm where no input leads. */
public class CutLoopIsUnreachable {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int n = Assay.anyInt();
    int odd = x * 2 + 1;
    if (odd == 10) {
      int i = 0;
      while (i < n) {
        i++;
      }
    }
    assert odd != 0;
  }
}
