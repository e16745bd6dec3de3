// expect: violation assertion
// options: --races promote

import dev.assay.api.Assay;

/** The same, explored access by access. */
public class AtomicAgainstPlainPromoted {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> Assay.atomic(() -> { x = 1; })).start();
    int first = x;
    int second = x;
    assert first == second;
  }
}
