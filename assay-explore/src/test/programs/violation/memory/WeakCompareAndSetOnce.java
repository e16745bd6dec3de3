// expect: violation assertion

import java.util.concurrent.atomic.AtomicLongArray;

/** A weak compare-and-set may fail although nobody else is there. */
public class WeakCompareAndSetOnce {
  public static void main(String[] args) {
    AtomicLongArray array = new AtomicLongArray(2);
    boolean isSet = array.weakCompareAndSetVolatile(1, 0, 5);
    assert isSet && array.get(1) == 5;
  }
}
