// expect: verified

import java.util.concurrent.PriorityBlockingQueue;

/** Elements put before the consumer begins come out of a PriorityBlockingQueue in order. */
public class PriorityBlockingQueueSorted {
  public static void main(String[] args) throws Exception {
    PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    Thread a = new Thread(() -> queue.put(2));
    Thread b = new Thread(() -> queue.put(1));
    a.start();
    b.start();
    a.join();
    b.join();
    assert queue.take() == 1;
    assert queue.take() == 2;
  }
}
