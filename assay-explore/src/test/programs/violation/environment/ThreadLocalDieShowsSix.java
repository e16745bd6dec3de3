// expect: violation assertion
// options: --random choose

import java.util.concurrent.ThreadLocalRandom;

/** The random numbers that belong to a thread may be any, too. */
public class ThreadLocalDieShowsSix {
  public static void main(String[] args) throws Exception {
    int[] seen = new int[1];
    Thread t = new Thread(() -> seen[0] = ThreadLocalRandom.current().nextInt(1, 7));
    t.start();
    t.join();
    assert seen[0] != ThreadLocalRandom.current().nextInt(7) || seen[0] < 6;
  }
}
