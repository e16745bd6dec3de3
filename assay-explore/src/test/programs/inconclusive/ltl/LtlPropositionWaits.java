// expect: inconclusive
// options: --ltl 'G LtlPropositionWaits#zero'

/** A proposition that needs a lock has no value while somebody else holds it. */
public class LtlPropositionWaits {
  static int x;

  static synchronized boolean zero() {
    return x >= 0;
  }

  static synchronized void work() {
    x = 1;
    x = 2;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(LtlPropositionWaits::work);
    Thread b = new Thread(LtlPropositionWaits::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
