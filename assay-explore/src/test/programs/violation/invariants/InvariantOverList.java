// expect: violation invariant
// options: --invariant InvariantOverList#isShort

import java.util.ArrayList;
import java.util.List;

/** A list that is protected by a monitor is too long for a moment. */
public class InvariantOverList {
  static final List<String> list = new ArrayList<>();

  static boolean isShort() {
    return list.size() < 2;
  }

  static void work() {
    synchronized (list) {
      list.add("a");
      list.remove(0);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantOverList::work);
    a.start();
    synchronized (list) {
      list.add("b");
      list.add("c");
      list.clear();
    }
    a.join();
  }
}
