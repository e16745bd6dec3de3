// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Exchanger;

/** Two threads swap buffers; each owns what it got. */
public class ExchangerSwap {
  /** What a thread does. */
  interface Task {
    void run() throws InterruptedException;
  }

  static Thread start(Task task) {
    Thread t =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }

  public static void main(String[] args) throws Exception {
    Exchanger<int[]> exchanger = new Exchanger<>();
    start(
        () -> {
          int[] got = exchanger.exchange(new int[] {1});
          got[0]++;
          Assay.check(got[0] == 3, "not the other's buffer");
        });
    int[] got = exchanger.exchange(new int[] {2});
    got[0]++;
    assert got[0] == 2;
  }
}
