// expect: verified

import dev.assay.api.Assay;

/** Counting three inputs by value gives three in all. */
public class Histogram {
  public static void main(String[] args) {
    int[] count = new int[4];
    for (int i = 0; i < 3; i++) {
      count[Assay.anyInt(0, 3)]++;
    }
    assert count[0] + count[1] + count[2] + count[3] == 3;
    assert count[1] <= 3 && count[1] >= 0;
  }
}
