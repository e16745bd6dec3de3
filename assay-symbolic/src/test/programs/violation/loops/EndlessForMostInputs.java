// expect: violation assertion
// inputs: 4
import dev.assay.api.Assay;

/** The way on which nothing ends is not all there is. */
class EndlessForMostInputs {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if (x != 4) {
      int rounds = 0;
      while (rounds >= 0) {
        rounds = rounds + 1 & 0xffff;
      }
    }
    assert x != 4;
  }
}
