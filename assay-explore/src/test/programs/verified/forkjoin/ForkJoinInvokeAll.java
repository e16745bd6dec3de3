// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** InvokeAll of two actions: both are done when it returns. */
public class ForkJoinInvokeAll {
  static final int[] cells = new int[2];

  static class Set extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final int index;

    Set(int index) {
      this.index = index;
    }

    @Override
    protected void compute() {
      if (index >= 0) {
        cells[index] = 1;
      } else {
        invokeAll(new Set(0), new Set(1));
        Assay.check(cells[0] + cells[1] == 2, "not done");
      }
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(new Set(-1));
    pool.shutdown();
  }
}
