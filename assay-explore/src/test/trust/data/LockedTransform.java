import java.awt.geom.AffineTransform;

/** A transform of coordinates. A lock orders the two uses. */
public class LockedTransform {
  public static void main(String[] args) throws Exception {
    AffineTransform o = new AffineTransform();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.translate(1, 1);
              }
            });
    t.start();
    synchronized (o) {
      o.getTranslateX();
    }
    t.join();
  }
}
