// expect: inconclusive

import java.time.Duration;
import java.time.Instant;

/** The clock has gone on for whoever has slept or waited; that it may go on by more is named. */
public class SleptLongEnough {
  public static void main(String[] args) throws Exception {
    long start = System.nanoTime();
    Instant begin = Instant.now();
    Thread.sleep(1000);
    assert System.nanoTime() - start >= 1_000_000_000L;
    Object lock = new Object();
    synchronized (lock) {
      lock.wait(20);
    }
    assert Duration.between(begin, Instant.now()).toMillis() >= 1000;
  }
}
