// expect: violation assertion

import java.util.concurrent.LinkedTransferQueue;

/**
 * Poll does not wait: if it comes before the put, it finds nothing, and the element stays behind.
 */
public class LinkedTransferQueueEarly {
  public static void main(String[] args) throws Exception {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Thread t = new Thread(queue::poll);
    t.start();
    queue.put(1);
    t.join();
    assert queue.isEmpty();
  }
}
