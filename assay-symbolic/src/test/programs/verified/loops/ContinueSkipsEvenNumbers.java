// expect: verified

import dev.assay.api.Assay;

/** Only odd numbers are added. */
public class ContinueSkipsEvenNumbers {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 6);
    int sum = 0;
    for (int i = 0; i <= n; i++) {
      if (i % 2 == 0) {
        continue;
      }
      sum += i;
    }
    int odd = (n + 1) / 2;
    assert sum == odd * odd;
  }
}
