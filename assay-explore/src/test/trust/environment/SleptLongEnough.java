/** Who has slept sees the clock advanced. */
public class SleptLongEnough {
  public static void main(String[] args) throws Exception {
    long before = System.nanoTime();
    Thread.sleep(1);
    assert System.nanoTime() - before >= 1_000_000;
  }
}
