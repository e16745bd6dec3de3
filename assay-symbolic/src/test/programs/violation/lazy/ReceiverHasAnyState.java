// expect: violation assertion
// target: ReceiverHasAnyState#take

import dev.assay.api.Assay;

/** An instance method is called in a state that no constructor makes. */
public class ReceiverHasAnyState {
  private int free = 10;

  void take(int amount) {
    Assay.assume(amount > 0 && amount <= free);
    free -= amount;
    assert free < 10;
  }
}
