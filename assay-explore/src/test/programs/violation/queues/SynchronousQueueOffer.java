// expect: violation deadlock

import java.util.concurrent.SynchronousQueue;

/**
 * Offer to a SynchronousQueue succeeds only if somebody waits already; if it comes too early, the
 * taker waits forever.
 */
public class SynchronousQueueOffer {
  public static void main(String[] args) throws Exception {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    new Thread(() -> queue.offer(1)).start();
    queue.take();
  }
}
