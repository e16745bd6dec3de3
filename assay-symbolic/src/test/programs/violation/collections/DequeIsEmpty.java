// expect: violation exception NoSuchElementException
// inputs: 1, 2

import dev.assay.api.Assay;
import java.util.ArrayDeque;
import java.util.Deque;

/** More elements are removed than were added. */
public class DequeIsEmpty {
  public static void main(String[] args) {
    int adds = Assay.anyInt(0, 2);
    int removes = Assay.anyInt(0, 2);
    Deque<Integer> deque = new ArrayDeque<>();
    for (int i = 0; i < adds; i++) {
      deque.add(i);
    }
    for (int i = 0; i < removes; i++) {
      deque.remove();
    }
    assert deque.size() == adds - removes;
  }
}
