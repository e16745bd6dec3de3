// expect: violation assertion
// inputs: 4

import dev.assay.api.Assay;

/** A buffer of three places forgets the first of four values. */
public class RingBufferIsOverwritten {
  public static void main(String[] args) {
    int n = Assay.anyInt(1, 5);
    int[] ring = new int[3];
    for (int i = 0; i < n; i++) {
      ring[i % 3] = i + 1;
    }
    assert ring[0] == 1 || n == 5;
  }
}
