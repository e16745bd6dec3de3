// expect: inconclusive

import dev.assay.api.Assay;
import java.util.concurrent.ThreadLocalRandom;

/** The generator that each thread has gives other numbers in each run. */
public class RandomOfThread {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = ThreadLocalRandom.current().nextInt(1_000_000);
    assert x != 5 || y != 777;
  }
}
