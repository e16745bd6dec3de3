// expect: violation invariant
// options: --invariant InvariantOfPoint#isHome

import java.awt.Point;

/** Fields of the JDK's that programs write themselves are seen to be written. */
public class InvariantOfPoint {
  static final Point POINT = new Point(1, 1);

  static boolean isHome() {
    return POINT.x == 1;
  }

  static void work() {
    synchronized (POINT) {
      POINT.x = 2;
      POINT.x = 1;
    }
  }

  public static void main(String[] args) {
    new Thread(InvariantOfPoint::work).start();
    new Thread(InvariantOfPoint::work).start();
  }
}
