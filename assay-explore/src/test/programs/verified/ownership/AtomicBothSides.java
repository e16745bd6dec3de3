// expect: verified

import dev.assay.api.Assay;

/** Accesses in atomic regions on both sides do not race. */
public class AtomicBothSides {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> Assay.atomic(() -> { x++; })).start();
    Assay.atomic(
        () -> {
          int first = x;
          assert first == x;
        });
  }
}
