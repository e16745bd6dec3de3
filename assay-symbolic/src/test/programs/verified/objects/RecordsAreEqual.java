// expect: verified

import dev.assay.api.Assay;

/** Records are equal exactly if their components are. */
public class RecordsAreEqual {
  record Point(int x, int y) {}

  public static void main(String[] args) {
    Point p = new Point(Assay.anyInt(), Assay.anyInt());
    Point q = new Point(Assay.anyInt(), Assay.anyInt());
    assert p.equals(q) == (p.x() == q.x() && p.y() == q.y());
  }
}
