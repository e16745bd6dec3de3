// expect: verified

/** An exception leaves a synchronized block and thereby its monitor: the other thread can go on. */
public class ExceptionReleasesMonitor {
  static int done;

  static synchronized void parse(String s) {
    done++;
    Integer.parseInt(s);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> parse("1"));
    t.start();
    try {
      parse("x");
      assert false;
    } catch (NumberFormatException e) {
      // expected
    }
    t.join();
    assert done == 2;
  }
}
