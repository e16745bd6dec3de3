// expect: inconclusive
// options: --unwind 6

import dev.assay.api.Assay;

/** A continue skips the increment, and the loop never ends for some inputs. */
public class ContinueSkipsTheIncrement {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 5);
    int i = 0;
    while (i < 3) {
      if (i == x) {
        continue;
      }
      i++;
    }
    assert i == 3;
  }
}
