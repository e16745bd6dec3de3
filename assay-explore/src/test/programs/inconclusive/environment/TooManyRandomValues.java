// expect: inconclusive
// options: --random choose

import java.util.Random;

/** A thousand possibilities are more than are explored. */
public class TooManyRandomValues {
  public static void main(String[] args) {
    assert new Random().nextInt(1000) >= 0;
  }
}
