// expect: verified

import dev.assay.api.Assay;

/** A sum has overflowed exactly if its sign differs from both operands' signs. */
public class OverflowBySigns {
  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    int sum = a + b;
    boolean overflow = ((a ^ sum) & (b ^ sum)) < 0;
    assert overflow == ((long) a + b != sum);
  }
}
