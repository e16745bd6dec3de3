// expect: violation exception ArrayIndexOutOfBoundsException
// target: ParameterIsEmpty#check
// inputs: []

/** An array parameter can be empty. */
public class ParameterIsEmpty {
  static int check(long[] a) {
    if (a == null) {
      return 0;
    }
    return (int) a[0];
  }
}
