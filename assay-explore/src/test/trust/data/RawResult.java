import java.util.concurrent.RecursiveTask;

/** The result of a task is a plain field. */
public class RawResult {
  static class Task extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      return 0;
    }

    void give(int x) {
      setRawResult(x);
    }
  }

  public static void main(String[] args) throws Exception {
    Task o = new Task();
    Thread t = new Thread(() -> o.give(1));
    t.start();
    o.getRawResult();
    t.join();
  }
}
