// expect: inconclusive

import dev.assay.api.Assay;
import java.lang.ref.WeakReference;

/** Whether a weak reference still refers to something is up to the collector. */
public class WeakReferenceIsCleared {
  public static void main(String[] args) {
    WeakReference<int[]> r = new WeakReference<>(new int[] {Assay.anyInt()});
    assert r.get() != null;
  }
}
