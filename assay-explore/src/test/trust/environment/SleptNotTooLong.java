/** Who sleeps may sleep longer. */
public class SleptNotTooLong {
  public static void main(String[] args) throws Exception {
    long before = System.nanoTime();
    Thread.sleep(1);
    assert System.nanoTime() - before < 1_050_000;
  }
}
