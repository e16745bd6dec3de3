// expect: verified

/**
 * Two writers and two readers of volatile fields: the readers never disagree about the order of the
 * writes.
 */
public class IndependentReads {
  static volatile int x;
  static volatile int y;
  static boolean xFirst;
  static boolean yFirst;

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> x = 1);
    Thread b = new Thread(() -> y = 1);
    Thread c = new Thread(() -> xFirst = x == 1 && y == 0);
    a.start();
    b.start();
    c.start();
    yFirst = y == 1 && x == 0;
    c.join();
    assert !(xFirst && yFirst);
  }
}
