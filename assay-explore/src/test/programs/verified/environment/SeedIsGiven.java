// expect: verified
// options: --random choose

import java.util.Random;

/** A generator with a seed gives the numbers that its documentation says; nothing is chosen. */
public class SeedIsGiven {
  public static void main(String[] args) {
    Random random = new Random(42);
    assert random.nextInt(10) == 0 && random.nextInt(64) == 3 && random.nextBoolean() == true;
    assert random.nextInt(5, 9) == NEXT_IN_RANGE && random.nextLong() == NEXT_LONG;
    Random later = new Random();
    later.setSeed(7);
    assert later.nextInt(1000) == new Random(7).nextInt(1000);
  }

  private static final int NEXT_IN_RANGE = 5;
  private static final long NEXT_LONG = 5694868678511409995L;
}
