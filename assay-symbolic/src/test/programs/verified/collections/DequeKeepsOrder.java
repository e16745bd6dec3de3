// expect: verified

import dev.assay.api.Assay;
import java.util.ArrayDeque;
import java.util.Deque;

/** An ArrayDeque is a queue at one end and a stack at the other. */
public class DequeKeepsOrder {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Deque<Integer> deque = new ArrayDeque<>();
    deque.addLast(x);
    deque.addLast(y);
    boolean queue = Assay.anyBoolean();
    int first = queue ? deque.pollFirst() : deque.pollLast();
    assert first == (queue ? x : y);
    assert deque.size() == 1;
  }
}
