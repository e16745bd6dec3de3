// expect: verified

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A compound action on a synchronised list, with its own lock held. */
public class SynchronizedListClientLock {
  static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

  static void removeLast() {
    synchronized (list) {
      int n = list.size();
      if (n > 0) {
        list.remove(n - 1);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    list.add(1);
    Thread t = new Thread(SynchronizedListClientLock::removeLast);
    t.start();
    removeLast();
    t.join();
    assert list.isEmpty();
  }
}
