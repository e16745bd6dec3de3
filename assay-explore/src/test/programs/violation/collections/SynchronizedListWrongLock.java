// expect: violation exception

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The compound action holds a lock, but not the list's: removing elsewhere is not excluded. */
public class SynchronizedListWrongLock {
  static final Object lock = new Object();
  static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) {
    list.add(1);
    new Thread(list::clear).start();
    synchronized (lock) {
      if (!list.isEmpty()) {
        list.get(0);
      }
    }
  }
}
