// expect: violation race

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** The parts add to a plain field instead of returning their result. */
public class ForkJoinSharedSum {
  static int sum;

  static class Add extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final int value;

    Add(int value) {
      this.value = value;
    }

    @Override
    protected void compute() {
      sum += value;
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(new Add(1));
    pool.execute(new Add(2));
  }
}
