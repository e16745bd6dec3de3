// expect: verified

import dev.assay.api.Assay;

/** A symbolic index in range reads the element at that place. */
public class IndexInRange {
  public static void main(String[] args) {
    int[] squares = {0, 1, 4, 9, 16};
    int i = Assay.anyInt(0, 4);
    assert squares[i] == i * i;
  }
}
