import java.awt.geom.Path2D;

/** A path of points. A lock orders the two uses. */
public class LockedPath {
  public static void main(String[] args) throws Exception {
    Path2D.Double o = new Path2D.Double();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.moveTo(1, 1);
              }
            });
    t.start();
    synchronized (o) {
      o.contains(2, 2);
    }
    t.join();
  }
}
