// expect: violation assertion
// inputs: -123456789

import dev.assay.api.Assay;

/** One value in four thousand million is wrong. */
public class SparseCaseIsReachable {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    boolean fine;
    switch (x) {
      case -123456789:
        fine = false;
        break;
      case 1000000:
        fine = true;
        break;
      default:
        fine = x != -123456789;
    }
    assert fine;
  }
}
