import java.util.Random;

/** A generator with a seed gives the same numbers in each run. */
public class SeededRandom {
  public static void main(String[] args) throws Exception {
    assert new Random(1).nextInt() == -1155869325;
  }
}
