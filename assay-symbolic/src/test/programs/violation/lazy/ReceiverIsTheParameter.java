// expect: violation assertion
// target: ReceiverIsTheParameter#moveTo

import dev.assay.api.Assay;

/** The receiver and a parameter can be the same object. */
public class ReceiverIsTheParameter {
  int content;

  void moveTo(ReceiverIsTheParameter other) {
    Assay.assume(other != null);
    int old = content;
    other.content = old;
    content = 0;
    assert other.content == old;
  }
}
