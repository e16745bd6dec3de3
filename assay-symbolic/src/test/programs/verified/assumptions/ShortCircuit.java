// expect: verified

import dev.assay.api.Assay;

/** The right operand of a logical operator is evaluated only where the left one asks for it. */
public class ShortCircuit {
  static int calls;

  static boolean called(boolean b) {
    calls++;
    return b;
  }

  public static void main(String[] args) {
    boolean a = Assay.anyBoolean();
    boolean b = Assay.anyBoolean();
    boolean c = a && called(b);
    assert calls == (a ? 1 : 0) && c == (a & b);
    boolean d = a || called(b);
    assert calls == 1 && d == (a | b);
  }
}
