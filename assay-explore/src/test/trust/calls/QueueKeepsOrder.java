import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What one thread has added comes out in its order. */
public class QueueKeepsOrder {
  public static void main(String[] args) throws Exception {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              queue.add(2);
              queue.add(3);
            });
    t.start();
    assert queue.poll() == 1;
    Integer a = queue.poll();
    Integer b = queue.poll();
    assert a == null || a == 2;
    assert b == null || b == 2 || a != null && b == 3;
    t.join();
  }
}
