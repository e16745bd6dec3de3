// expect: verified

import dev.assay.api.Assay;

/** A sparse switch takes the case of its value, at the ends of the range as well. */
public class SparseCases {
  static int code(int x) {
    switch (x) {
      case Integer.MIN_VALUE:
        return 1;
      case -1000:
        return 2;
      case 7:
        return 3;
      case Integer.MAX_VALUE:
        return 4;
      default:
        return 0;
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int c = code(x);
    assert (c == 1) == (x == Integer.MIN_VALUE);
    assert (c == 2) == (x == -1000);
    assert (c == 3) == (x == 7);
    assert (c == 4) == (x == Integer.MAX_VALUE);
  }
}
