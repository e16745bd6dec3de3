// expect: violation assertion

import java.util.concurrent.atomic.AtomicStampedReference;

/** A weak compare-and-set of a reference with a stamp may fail for no reason. */
public class WeakStampedReference {
  public static void main(String[] args) {
    AtomicStampedReference<String> reference = new AtomicStampedReference<>("a", 0);
    boolean isSet = reference.weakCompareAndSet("a", "b", 0, 1);
    assert isSet;
  }
}
