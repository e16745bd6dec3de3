// expect: violation race|assertion

/** The classic: two threads increment a plain counter. */
public class LostUpdate {
  static int count;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> count++);
    t.start();
    count++;
    t.join();
    assert count == 2;
  }
}
