// expect: violation assertion

/** Which of two threads makes its thread first, and gives it the smaller number, is open. */
public class NumbersByChance {
  private static volatile Thread first;
  private static volatile Thread second;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> first = new Thread(() -> {}));
    Thread u = new Thread(() -> second = new Thread(() -> {}));
    t.start();
    u.start();
    t.join();
    u.join();
    assert first.getId() < second.getId();
  }
}
