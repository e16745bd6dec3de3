// expect: verified

import dev.assay.api.Assay;

/** Two indices that move towards each other meet in the middle. */
public class TwoPointers {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 7);
    int i = 0;
    int j = n;
    while (i < j) {
      i++;
      j--;
    }
    assert i == (n + 1) / 2;
    assert i - j == n % 2;
  }
}
