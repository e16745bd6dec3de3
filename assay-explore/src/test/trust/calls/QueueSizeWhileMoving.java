import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** size counts an element that goes and another that comes later. */
public class QueueSizeWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              queue.poll();
              queue.add(2);
            });
    t.start();
    assert queue.size() <= 1;
    t.join();
  }
}
