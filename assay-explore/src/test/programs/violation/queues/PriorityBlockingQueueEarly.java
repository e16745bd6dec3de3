// expect: violation assertion

import java.util.concurrent.PriorityBlockingQueue;

/**
 * A consumer that does not wait for all producers gets the smallest element so far, not the
 * smallest of all.
 */
public class PriorityBlockingQueueEarly {
  public static void main(String[] args) throws Exception {
    PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    new Thread(() -> queue.put(2)).start();
    new Thread(() -> queue.put(1)).start();
    int first = queue.take();
    int second = queue.take();
    assert first < second;
  }
}
