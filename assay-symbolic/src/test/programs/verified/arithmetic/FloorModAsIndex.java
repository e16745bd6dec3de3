// expect: verified

import dev.assay.api.Assay;

/** The floor modulus by a positive number is always an index. */
public class FloorModAsIndex {
  public static void main(String[] args) {
    int[] table = new int[10];
    int x = Assay.anyInt();
    table[Math.floorMod(x, 10)]++;
  }
}
