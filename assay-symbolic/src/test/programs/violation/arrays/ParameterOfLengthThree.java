// expect: violation assertion
// target: ParameterOfLengthThree#check
// inputs: [0, 0, 5]

/** A failure needs a certain length and a certain element. */
public class ParameterOfLengthThree {
  static void check(int[] a) {
    if (a != null && a.length == 3) {
      assert a[2] != 5;
    }
  }
}
