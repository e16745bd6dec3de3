// expect: verified

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list from which a concurrent one is made, under a lock. */
public class ListCopiedToConcurrentLocked {
  static final Object LOCK = new Object();
  static final List<String> S = new ArrayList<>();
  static int size;

  static void write() {
    synchronized (LOCK) {
      S.add("a");
      S.add("b");
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ListCopiedToConcurrentLocked::write);
    t.start();
    synchronized (LOCK) {
      size = new CopyOnWriteArrayList<>(S).size();
    }
    t.join();
    if (size == 1) {
      throw new IllegalStateException("seen in between");
    }
  }
}
