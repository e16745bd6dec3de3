// expect: inconclusive
// options: --unwind 6

import dev.assay.api.Assay;

/** A byte as counter wraps around before it reaches a larger limit. */
public class ByteCounterNeverEnds {
  public static void main(String[] args) {
    int n = Assay.anyInt();
    int turns = 0;
    for (byte i = 0; i < n; i++) {
      turns++;
    }
    assert turns >= 0;
  }
}
