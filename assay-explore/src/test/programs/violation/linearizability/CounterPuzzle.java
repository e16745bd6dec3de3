// expect: violation assertion

/**
 * Two threads increment a volatile counter twice each. One stale write can undo almost everything:
 * the result may be 2.
 */
public class CounterPuzzle {
  static volatile int count;

  static void addTwice() {
    count++;
    count++;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(CounterPuzzle::addTwice);
    t.start();
    addTwice();
    t.join();
    assert count >= 3;
  }
}
