// expect: violation race|assertion
// jdk: 21+

/** Virtual threads race like any others. */
public class VirtualRace {
  static int count;

  public static void main(String[] args) throws Exception {
    Thread t = Thread.startVirtualThread(() -> count++);
    count++;
    t.join();
    assert count == 2;
  }
}
