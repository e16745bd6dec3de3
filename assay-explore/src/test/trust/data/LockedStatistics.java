import java.util.IntSummaryStatistics;

/** Figures that are added up. A lock orders the two uses. */
public class LockedStatistics {
  public static void main(String[] args) throws Exception {
    IntSummaryStatistics o = new IntSummaryStatistics();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.accept(1);
              }
            });
    t.start();
    synchronized (o) {
      o.getMax();
    }
    t.join();
  }
}
