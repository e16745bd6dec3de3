// expect: violation assertion
// target: RecordsOfUnreadParts#check

/** Comparing records reads components which nobody has looked at. */
public class RecordsOfUnreadParts {
  record Cell(int[] data) {}

  static void check(Cell a, Cell b) {
    if (a != null && b != null && a != b) {
      assert !a.equals(b);
    }
  }
}
