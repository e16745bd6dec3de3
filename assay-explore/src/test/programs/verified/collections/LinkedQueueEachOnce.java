// expect: verified

import java.util.concurrent.ConcurrentLinkedQueue;

/** A ConcurrentLinkedQueue gives each element to one of two threads. */
public class LinkedQueueEachOnce {
  static final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
  static Integer other;

  public static void main(String[] args) throws Exception {
    queue.add(1);
    queue.add(2);
    Thread t = new Thread(() -> other = queue.poll());
    t.start();
    Integer mine = queue.poll();
    t.join();
    assert mine + other == 3;
  }
}
