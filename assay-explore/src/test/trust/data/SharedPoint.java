import java.awt.Point;

/** A point, whose fields are public. Nothing orders the two uses. */
public class SharedPoint {
  public static void main(String[] args) throws Exception {
    Point o = new Point();
    Thread t = new Thread(() -> o.translate(1, 1));
    t.start();
    o.getX();
    t.join();
  }
}
