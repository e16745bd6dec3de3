import java.util.concurrent.FutureTask;

/** What the task has written is seen by whoever gets its result. */
public class TaskPublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f = new FutureTask<>(() -> x = 1);
    Thread t = new Thread(f);
    t.start();
    f.get();
    assert x == 1;
    t.join();
  }
}
