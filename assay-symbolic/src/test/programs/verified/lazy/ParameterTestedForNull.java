// expect: verified
// target: ParameterTestedForNull#check

/** A parameter that is tested for null can be used. */
public class ParameterTestedForNull {
  static class Cell {
    int value;
  }

  static int check(Cell cell) {
    if (cell == null) {
      return 0;
    }
    cell.value = 5;
    assert cell.value == 5;
    return cell.value;
  }
}
