// expect: verified
// options: --unwind 8

import dev.assay.api.Assay;

/** All numbers up to six reach one within eight steps. */
public class CollatzWithinEight {
  public static void main(String[] args) {
    int n = Assay.anyInt(1, 6);
    int steps = 0;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    assert steps <= 8;
  }
}
