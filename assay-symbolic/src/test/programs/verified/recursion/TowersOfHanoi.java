// expect: verified

import dev.assay.api.Assay;

/** Moving n discs takes 2^n - 1 moves. */
public class TowersOfHanoi {
  static int moves;

  static void move(int n, int from, int to) {
    if (n == 0) {
      return;
    }
    int other = 3 - from - to;
    move(n - 1, from, other);
    moves++;
    move(n - 1, other, to);
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 4);
    move(n, 0, 2);
    assert moves == (1 << n) - 1;
  }
}
