// expect: inconclusive

/** The clock is held fixed, and the verdict says so. */
public class ClockStandsStill {
  public static void main(String[] args) {
    long start = System.nanoTime();
    assert System.nanoTime() - start < 1_000_000_000L;
  }
}
