// expect: violation exception NullPointerException
// target: ParameterMayBeNull#check

/** A parameter of an object type can be null. */
public class ParameterMayBeNull {
  static class Cell {
    int value;
  }

  static int check(Cell cell) {
    return cell.value;
  }
}
