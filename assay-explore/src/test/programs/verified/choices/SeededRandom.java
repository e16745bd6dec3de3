// expect: verified

import java.util.Random;

/** A random generator with a seed gives the same numbers in every run. */
public class SeededRandom {
  public static void main(String[] args) {
    int a = new Random(42).nextInt(100);
    int b = new Random(42).nextInt(100);
    assert a == b;
  }
}
