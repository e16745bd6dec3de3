// expect: inconclusive
// options: --unknown-arguments

/** What the arguments are is not known. */
public class ArgumentsAreRead {
  public static void main(String[] args) {
    for (String each : args) {
      assert !each.equals("fail");
    }
  }
}
