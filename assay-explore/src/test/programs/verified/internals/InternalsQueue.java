// expect: verified
// options: --jdk-internals --races promote

import java.util.concurrent.ConcurrentLinkedQueue;

/** The JDK's own ConcurrentLinkedQueue, explored as it is: two adds, and nothing is lost. */
public class InternalsQueue {
  static final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> queue.add(1));
    t.start();
    queue.add(2);
    t.join();
    assert queue.poll() + queue.poll() == 3 && queue.isEmpty();
  }
}
