// expect: violation race

import dev.assay.api.Assay;

/** An atomic region writes what another thread reads twice. */
public class AtomicAgainstPlain {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> Assay.atomic(() -> { x = 1; })).start();
    int first = x;
    int second = x;
    assert first == second;
  }
}
