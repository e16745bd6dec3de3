// expect: verified

import dev.assay.api.Assay;

/** A volatile counter is incremented in a region that the search takes as one step. */
public class AtomicRegion {
  static volatile int count;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> Assay.atomic(() -> count++));
    t.start();
    Assay.atomic(() -> count++);
    t.join();
    assert count == 2;
  }
}
