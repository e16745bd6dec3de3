// expect: violation assertion
// inputs: 128

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicReference;

/** A compare-and-set of equal numbers fails beyond the cache. */
public class CompareAndSetOfLargeBoxes {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    AtomicReference<Integer> cell = new AtomicReference<>(x);
    assert cell.compareAndSet(x, 0);
  }
}
