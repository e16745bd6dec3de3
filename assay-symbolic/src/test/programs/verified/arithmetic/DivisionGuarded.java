// expect: verified

import dev.assay.api.Assay;

/** A test keeps zero away from the division. */
public class DivisionGuarded {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if (x != 7) {
      int y = 100 / (x - 7);
      assert y <= 100 && y >= -100;
    }
  }
}
