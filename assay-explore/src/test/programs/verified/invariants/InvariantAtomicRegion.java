// expect: verified
// options: --invariant InvariantAtomicRegion#total

import dev.assay.api.Assay;

/** No state lies between the two writes of an atomic region. */
public class InvariantAtomicRegion {
  static int left = 10;
  static int right;

  static boolean total() {
    return left + right == 10;
  }

  static void work() {
    Assay.atomic(
        () -> {
          left--;
          right++;
        });
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantAtomicRegion::work);
    Thread b = new Thread(InvariantAtomicRegion::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
