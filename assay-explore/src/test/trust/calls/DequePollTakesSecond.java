import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

/** pollFirst takes the last element after another was added before it (JDK-8256833). */
public class DequePollTakesSecond {
  static final AtomicInteger LAST = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
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
