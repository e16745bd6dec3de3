// expect: verified
import dev.assay.api.Assay;

/** The sign of a number is a bit of it; which one NaN has makes no difference here. */
class SignIsCopied {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    double five = Math.copySign(5.0, x);
    assert five == 5 || five == -5;
    double sign = Math.signum(x);
    if (x < 0) {
      assert sign == -1 && five == -5;
    } else if (x > 0) {
      assert sign == 1 && five == 5;
    }
  }
}
