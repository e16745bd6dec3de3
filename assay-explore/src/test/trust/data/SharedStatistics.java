import java.util.IntSummaryStatistics;

/** Figures that are added up. Nothing orders the two uses. */
public class SharedStatistics {
  public static void main(String[] args) throws Exception {
    IntSummaryStatistics o = new IntSummaryStatistics();
    Thread t = new Thread(() -> o.accept(1));
    t.start();
    o.getMax();
    t.join();
  }
}
