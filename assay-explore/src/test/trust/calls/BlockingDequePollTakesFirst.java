import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;

/** With a lock pollFirst takes the first element. */
public class BlockingDequePollTakesFirst {
  static final AtomicInteger LAST = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              deque.addFirst(0);
              LAST.set(deque.peekLast());
            });
    t.start();
    int x = deque.pollFirst();
    t.join();
    assert x == 0 || LAST.get() == 0;
  }
}
