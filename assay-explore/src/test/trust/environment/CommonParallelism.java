import java.util.concurrent.ForkJoinPool;

/** The common pool has as many workers as there are processors, or one less. */
public class CommonParallelism {
  public static void main(String[] args) throws Exception {
    assert ForkJoinPool.getCommonPoolParallelism() == 1;
  }
}
