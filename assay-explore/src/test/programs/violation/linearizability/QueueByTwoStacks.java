// expect: violation assertion

import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * A queue made of two concurrent stacks: moving from one to the other is not atomic, and a dequeue
 * in between finds both empty although two elements are there.
 */
public class QueueByTwoStacks {
  static final ConcurrentLinkedDeque<Integer> in = new ConcurrentLinkedDeque<>();
  static final ConcurrentLinkedDeque<Integer> out = new ConcurrentLinkedDeque<>();

  static Integer dequeue() {
    if (out.isEmpty()) {
      for (Integer i = in.poll(); i != null; i = in.poll()) {
        out.push(i);
      }
    }
    return out.poll();
  }

  public static void main(String[] args) {
    in.push(1);
    in.push(2);
    new Thread(QueueByTwoStacks::dequeue).start();
    Integer got = dequeue();
    assert got != null;
  }
}
