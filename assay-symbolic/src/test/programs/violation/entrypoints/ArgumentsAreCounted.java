// expect: violation assertion
// options: --unknown-arguments

/** Somebody may give three arguments. */
public class ArgumentsAreCounted {
  public static void main(String[] args) {
    assert args.length != 3;
  }
}
