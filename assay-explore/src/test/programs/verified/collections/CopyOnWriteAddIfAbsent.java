// expect: verified

import java.util.concurrent.CopyOnWriteArrayList;

/** AddIfAbsent is contains and add in one. */
public class CopyOnWriteAddIfAbsent {
  static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> list.addIfAbsent(1));
    t.start();
    list.addIfAbsent(1);
    t.join();
    assert list.size() == 1;
  }
}
