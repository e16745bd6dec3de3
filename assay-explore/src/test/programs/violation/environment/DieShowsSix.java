// expect: violation assertion
// options: --random choose

import java.util.Random;

/** A die without a seed may show any number. */
public class DieShowsSix {
  public static void main(String[] args) {
    Random random = new Random();
    int first = random.nextInt(6) + 1;
    int second = random.nextInt(6) + 1;
    assert first != 6 || second != 6 || random.nextBoolean();
  }
}
