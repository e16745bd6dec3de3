import java.util.SplittableRandom;

/** A generator without a seed gives others in every run. */
public class UnseededSplittable {
  public static void main(String[] args) {
    assert new SplittableRandom().nextInt(4) < 3;
  }
}
