// expect: verified

import dev.assay.api.Assay;

/** A labelled continue goes on with the outer loop. */
public class LabelledContinue {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 3);
    int count = 0;
    outer:
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        if (j == x) {
          continue outer;
        }
        count++;
      }
      count = 1000;
    }
    assert count == 4 * x;
  }
}
