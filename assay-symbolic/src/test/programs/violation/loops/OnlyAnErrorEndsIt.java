// expect: violation assertion
// inputs: 0
import dev.assay.api.Assay;

/** The loop has no other end than the error, so what goes on never comes to one. */
class OnlyAnErrorEndsIt {
  public static void main(String[] args) {
    int limit = Assay.anyInt();
    int count = 0;
    while (true) {
      count++;
      assert limit > 3;
    }
  }
}
