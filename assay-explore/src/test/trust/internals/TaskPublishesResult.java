import java.util.concurrent.FutureTask;

/** Who gets the result sees what the task has done. */
public class TaskPublishesResult {
  static int x;

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f =
        new FutureTask<>(
            () -> {
              x = 1;
              return 2;
            });
    Thread t = new Thread(f);
    t.start();
    assert f.get() == 2 && x == 1;
    t.join();
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}
