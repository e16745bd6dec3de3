// expect: violation race|assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** The result of a forked task is read without join. */
public class ForkJoinForgottenJoin {
  static int result;

  static class Compute extends RecursiveAction {
    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      result = 42;
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.execute(new Compute());
    assert result == 42;
  }
}
