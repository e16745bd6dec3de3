import java.util.Random;

/** A generator without a seed gives any number. */
public class UnseededRandom {
  public static void main(String[] args) throws Exception {
    assert new Random().nextInt() % 2 == 0;
  }
}
