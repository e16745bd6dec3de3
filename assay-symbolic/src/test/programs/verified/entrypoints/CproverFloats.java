// expect: verified

import org.cprover.CProver;

/** Floating-point numbers drawn by CProver. */
public class CproverFloats {
  public static void main(String[] args) {
    float x = CProver.nondetFloat();
    double y = CProver.nondetDouble();
    CProver.assume(x > 0.0f && y > x);
    assert y > 0.0;
  }
}
