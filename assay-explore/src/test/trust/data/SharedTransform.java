import java.awt.geom.AffineTransform;

/** A transform of coordinates. Nothing orders the two uses. */
public class SharedTransform {
  public static void main(String[] args) throws Exception {
    AffineTransform o = new AffineTransform();
    Thread t = new Thread(() -> o.translate(1, 1));
    t.start();
    o.getTranslateX();
    t.join();
  }
}
