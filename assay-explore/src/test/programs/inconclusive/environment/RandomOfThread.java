// expect: inconclusive

import java.util.concurrent.ThreadLocalRandom;

/** The random numbers of a thread are held fixed, and the verdict says so. */
public class RandomOfThread {
  public static void main(String[] args) {
    assert ThreadLocalRandom.current().nextInt(1000) >= 0;
  }
}
