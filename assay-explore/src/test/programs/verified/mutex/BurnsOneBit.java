// expect: verified

/**
 * The one-bit algorithm of Burns and Lamport for two threads: the second gives way to the first.
 */
public class BurnsOneBit {
  static volatile boolean first;
  static volatile boolean second;
  static int count;

  static void enterFirst() {
    first = true;
    while (second) {
      Thread.onSpinWait();
    }
    count++;
    first = false;
  }

  static void enterSecond() {
    while (true) {
      second = true;
      if (!first) {
        break;
      }
      second = false;
      while (first) {
        Thread.onSpinWait();
      }
    }
    count++;
    second = false;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(BurnsOneBit::enterFirst);
    t.start();
    enterSecond();
    t.join();
    assert count == 2;
  }
}
