import java.awt.Point;

/** A point, whose fields are public. A lock orders the two uses. */
public class LockedPoint {
  public static void main(String[] args) throws Exception {
    Point o = new Point();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.translate(1, 1);
              }
            });
    t.start();
    synchronized (o) {
      o.getX();
    }
    t.join();
  }
}
