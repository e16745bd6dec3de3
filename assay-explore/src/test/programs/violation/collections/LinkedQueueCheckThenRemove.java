// expect: violation exception

import java.util.concurrent.ConcurrentLinkedQueue;

/** Not empty, and then remove: another thread may have been faster. */
public class LinkedQueueCheckThenRemove {
  static final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();

  static void consume() {
    if (!queue.isEmpty()) {
      queue.remove();
    }
  }

  public static void main(String[] args) {
    queue.add(1);
    new Thread(LinkedQueueCheckThenRemove::consume).start();
    consume();
  }
}
