// expect: verified
// target: RecordsAreEqualByParts#check

/** Records that are inputs are equal if their components are. */
public class RecordsAreEqualByParts {
  record Point(int x, int y) {}

  static void check(Point a, Point b) {
    if (a != null && b != null) {
      assert a.equals(b) == (a.x == b.x && a.y == b.y);
    }
  }
}
