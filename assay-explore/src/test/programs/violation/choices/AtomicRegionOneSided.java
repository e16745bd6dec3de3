// expect: violation assertion

import dev.assay.api.Assay;

/** One thread's region is one step, the other's increment is not: an update is still lost. */
public class AtomicRegionOneSided {
  static volatile int count;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> Assay.atomic(() -> count++));
    t.start();
    count++;
    t.join();
    assert count == 2;
  }
}
