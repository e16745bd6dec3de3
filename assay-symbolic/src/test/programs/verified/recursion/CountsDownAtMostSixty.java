// expect: verified
import dev.assay.api.Assay;

/** Recursion that comparisons of its input with constants bound. */
class CountsDownAtMostSixty {
  static int up(int from, int to) {
    return from == to ? 0 : 1 + up(from + 1, to);
  }

  public static void main(String[] args) {
    byte n = Assay.anyByte();
    if (n < 0 || n > 60) {
      return;
    }
    assert up(0, n) == n;
  }
}
