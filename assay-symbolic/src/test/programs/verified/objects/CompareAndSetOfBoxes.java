// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicReference;

/** A compare-and-set compares boxes, not numbers; small ones are the same. */
public class CompareAndSetOfBoxes {
  public static void main(String[] args) {
    int x = Assay.anyInt(-128, 127);
    AtomicReference<Integer> cell = new AtomicReference<>(x);
    boolean set = cell.compareAndSet(x, 500);
    assert set && cell.get() == 500;
  }
}
