// expect: verified

import dev.assay.api.Assay;

/** Two ints are packed into a long and taken out again. */
public class HalvesOfLong {
  public static void main(String[] args) {
    int high = Assay.anyInt();
    int low = Assay.anyInt();
    long both = (long) high << 32 | low & 0xffffffffL;
    assert (int) (both >>> 32) == high;
    assert (int) both == low;
  }
}
