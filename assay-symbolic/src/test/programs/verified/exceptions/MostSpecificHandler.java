// expect: verified

import dev.assay.api.Assay;

/** The first handler that fits is taken. */
public class MostSpecificHandler {
  static int f(int x) {
    int[] a = {1, 0};
    try {
      return 10 / a[x];
    } catch (ArrayIndexOutOfBoundsException e) {
      return -1;
    } catch (RuntimeException e) {
      return -2;
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = f(x);
    assert y == (x == 0 ? 10 : x == 1 ? -2 : -1);
  }
}
