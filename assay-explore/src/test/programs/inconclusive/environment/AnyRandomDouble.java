// expect: inconclusive
// options: --random choose

import java.util.Random;

/** Numbers of a wide range are not explored. */
public class AnyRandomDouble {
  public static void main(String[] args) {
    assert new Random().nextDouble() >= 0;
  }
}
