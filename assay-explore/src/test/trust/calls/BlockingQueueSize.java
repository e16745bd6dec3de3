import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

/** A queue that counts under its lock has never more than it can have. */
public class BlockingQueueSize {
  public static void main(String[] args) throws Exception {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              queue.poll();
              queue.add(2);
            });
    t.start();
    assert queue.size() <= 1;
    assert queue.toArray().length <= 1;
    t.join();
  }
}
