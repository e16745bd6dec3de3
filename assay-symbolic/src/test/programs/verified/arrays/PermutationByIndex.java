// expect: verified

import dev.assay.api.Assay;

/** Following a permutation as often as it has elements leads back to the start. */
public class PermutationByIndex {
  public static void main(String[] args) {
    int[] next = {2, 0, 3, 1};
    int start = Assay.anyInt(0, 3);
    int i = start;
    for (int k = 0; k < 4; k++) {
      i = next[i];
    }
    assert i == start;
  }
}
