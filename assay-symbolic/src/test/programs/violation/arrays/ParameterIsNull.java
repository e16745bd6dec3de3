// expect: violation exception NullPointerException
// target: ParameterIsNull#check
// inputs: null

/** An array parameter can be null. */
public class ParameterIsNull {
  static int check(int[] a) {
    return a.length;
  }
}
