// expect: violation exception NullPointerException
// target: EnumParameterIsNull#check

/** A switch over null throws. */
public class EnumParameterIsNull {
  enum Answer {
    YES,
    NO
  }

  static int check(Answer answer) {
    switch (answer) {
      case YES:
        return 1;
      default:
        return 0;
    }
  }
}
