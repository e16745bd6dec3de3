// expect: verified

import java.util.ArrayList;
import java.util.List;

/** An ordinary ArrayList, always used with one lock held. */
public class ArrayListUnderLock {
  static final List<Integer> list = new ArrayList<>();

  static void add(int i) {
    synchronized (list) {
      list.add(i);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> add(1));
    t.start();
    add(2);
    t.join();
    assert list.contains(1) && list.contains(2);
  }
}
