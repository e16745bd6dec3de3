// expect: verified
// target: BooleanParameters#check

/** De Morgan's laws for all booleans. */
public class BooleanParameters {
  static void check(boolean a, boolean b) {
    assert !(a && b) == (!a || !b);
    assert !(a | b) == (!a & !b);
    assert (a ^ b) == (a != b);
  }
}
