// expect: violation assertion
// target: SmallParameters#check
// inputs: -128, 32767, 65535

/** Parameters of small types reach the ends of their ranges together. */
public class SmallParameters {
  static void check(byte b, short s, char c) {
    assert b != -128 || s != 32767 || c != 65535;
  }
}
