// expect: violation race|assertion

/** A timed join is taken for the thread's end. */
public class TimedJoinTrusted {
  static int result;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> result = 1);
    t.start();
    t.join(1000);
    assert result == 1;
  }
}
