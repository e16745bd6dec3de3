// expect: violation assertion
// inputs: 65535

import dev.assay.api.Assay;

/** A drawn char can be the largest. */
public class CharReachesItsEnd {
  public static void main(String[] args) {
    char c = Assay.anyChar();
    assert c != '\uffff';
  }
}
