/** The clock for durations does not go back. */
public class TimeDoesNotGoBack {
  public static void main(String[] args) throws Exception {
    long before = System.nanoTime();
    assert System.nanoTime() - before >= 0;
  }
}
