// expect: violation race|exception

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** An ArrayDeque as a work queue for two threads, without a lock. */
public class ArrayDequeShared {
  static final Deque<Integer> work = new ArrayDeque<>(List.of(1));

  static void consume() {
    if (!work.isEmpty()) {
      work.removeFirst();
    }
  }

  public static void main(String[] args) {
    new Thread(ArrayDequeShared::consume).start();
    consume();
  }
}
