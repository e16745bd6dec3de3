// expect: verified

/** A timed join returns when the thread ends or the time is over; the program asks which. */
public class TimedJoin {
  static int result;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> result = 1);
    t.start();
    t.join(10);
    if (!t.isAlive()) {
      assert result == 1;
    }
  }
}
