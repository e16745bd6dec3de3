import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;

/** With a lock there is a first one all the time. */
public class BlockingDequePeekFinds {
  public static void main(String[] args) throws Exception {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              deque.addFirst(0);
              deque.pollLast();
            });
    t.start();
    assert deque.peekFirst() != null;
    t.join();
  }
}
