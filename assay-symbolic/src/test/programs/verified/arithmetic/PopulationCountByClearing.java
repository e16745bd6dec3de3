// expect: verified
// options: --unwind 8

import dev.assay.api.Assay;

/** Clearing the lowest bit again and again takes as many steps as there are bits. */
public class PopulationCountByClearing {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 255);
    int count = 0;
    for (int rest = x; rest != 0; rest &= rest - 1) {
      count++;
    }
    assert count == Integer.bitCount(x);
  }
}
