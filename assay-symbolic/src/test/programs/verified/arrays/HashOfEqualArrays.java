// expect: verified

import dev.assay.api.Assay;
import java.util.Arrays;

/** Equal arrays have equal hash codes. */
public class HashOfEqualArrays {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int[] a = {x, 1};
    int[] b = a.clone();
    int[] c = Arrays.copyOf(a, 2);
    Arrays.fill(a, 1, 2, x);
    assert Arrays.hashCode(b) == Arrays.hashCode(c);
    assert Arrays.hashCode(a) == 31 * (31 + x) + x;
  }
}
