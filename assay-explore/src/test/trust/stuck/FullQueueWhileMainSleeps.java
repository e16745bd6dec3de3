import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Each of two takers gets something. */
public class FullQueueWhileMainSleeps {
  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
    Runnable r =
        () -> {
          try {
            queue.take();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        };
    Thread t = new Thread(r);
    Thread u = new Thread(r);
    t.start();
    u.start();
    while (t.isAlive() || u.isAlive()) {
      Thread.sleep(1);
    }
  }
}
