// expect: verified

/** Two threads increment a volatile counter twice each: the result is never below 2. */
public class CounterPuzzleBound {
  static volatile int count;

  static void addTwice() {
    count++;
    count++;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(CounterPuzzleBound::addTwice);
    t.start();
    addTwice();
    t.join();
    assert 2 <= count && count <= 4;
  }
}
