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
      Integer first = in.poll();
      Integer second = in.poll();
      if (first != null) {
        out.push(first);
      }
      if (second != null) {
        out.push(second);
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
