// expect: violation assertion
// options: --time pass

import java.time.Instant;

/** Time passes for those who ask for the time of day, too. */
public class InstantPassed {
  public static void main(String[] args) {
    Instant before = Instant.now();
    assert before.plusSeconds(1).isAfter(Instant.now());
  }
}
