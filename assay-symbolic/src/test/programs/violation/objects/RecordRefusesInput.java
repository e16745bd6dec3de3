// expect: violation exception IllegalArgumentException
// inputs: 5, 4

import dev.assay.api.Assay;

/** A record's constructor refuses a range that is upside down. */
public class RecordRefusesInput {
  record Range(int low, int high) {
    Range {
      if (low > high) {
        throw new IllegalArgumentException("upside down");
      }
    }
  }

  public static void main(String[] args) {
    Range r = new Range(Assay.anyInt(), Assay.anyInt());
    assert r.low() <= r.high();
  }
}
