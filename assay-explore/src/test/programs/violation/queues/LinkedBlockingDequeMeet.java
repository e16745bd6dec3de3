// expect: violation exception

import java.util.concurrent.LinkedBlockingDeque;

/**
 * Two threads look whether the deque is empty and then remove from different ends: both may go for
 * the last element.
 */
public class LinkedBlockingDequeMeet {
  public static void main(String[] args) throws Exception {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    deque.add(1);
    new Thread(
            () -> {
              if (!deque.isEmpty()) {
                deque.removeLast();
              }
            })
        .start();
    if (!deque.isEmpty()) {
      deque.removeFirst();
    }
  }
}
