// expect: verified

import dev.assay.api.Assay;

/** Negation is the complement plus one, for every int and every long. */
public class NegationIsComplementPlusOne {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    long y = Assay.anyLong();
    assert -x == ~x + 1;
    assert -y == ~y + 1;
  }
}
