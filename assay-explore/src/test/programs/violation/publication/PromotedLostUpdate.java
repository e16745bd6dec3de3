// expect: violation assertion
// options: --races promote

/**
 * Two threads increment a plain counter. Promoted, the race becomes steps, and the lost update
 * fails the assertion.
 */
public class PromotedLostUpdate {
  static int count;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> count++);
    t.start();
    count++;
    t.join();
    assert count == 2;
  }
}
