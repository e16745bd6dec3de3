import java.util.concurrent.RecursiveTask;

/** Who joins a task sees its result. */
public class JoinedResult {
  static class Task extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      return 0;
    }
  }

  public static void main(String[] args) throws Exception {
    Task o = new Task();
    Thread t = new Thread(() -> o.complete(1));
    t.start();
    assert o.join() == 1;
    t.join();
  }
}
