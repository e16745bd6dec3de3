import java.awt.geom.Path2D;

/** A path of points. Nothing orders the two uses. */
public class SharedPath {
  public static void main(String[] args) throws Exception {
    Path2D.Double o = new Path2D.Double();
    Thread t = new Thread(() -> o.moveTo(1, 1));
    t.start();
    o.contains(2, 2);
    t.join();
  }
}
