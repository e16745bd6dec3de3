// expect: verified

import dev.assay.api.Assay;

/** A loop without condition is left by a break. */
public class EndlessLoopWithBreak {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 4);
    int i = 0;
    while (true) {
      if (i == n) {
        break;
      }
      i++;
    }
    assert i == n;
  }
}
