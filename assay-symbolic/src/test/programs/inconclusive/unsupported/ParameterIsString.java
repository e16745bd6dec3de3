// expect: inconclusive
// target: ParameterIsString#check

/** A symbolic string is not understood. */
public class ParameterIsString {
  static int check(String s) {
    if (s == null) {
      return 0;
    }
    int length = s.trim().length();
    assert length <= s.length();
    return length;
  }
}
