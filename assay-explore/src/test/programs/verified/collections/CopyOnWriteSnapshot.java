// expect: verified

import java.util.concurrent.CopyOnWriteArrayList;

/** An iterator of a CopyOnWriteArrayList sees the list as it was, whatever others do. */
public class CopyOnWriteSnapshot {
  static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();

  public static void main(String[] args) {
    list.add(1);
    new Thread(() -> list.add(2)).start();
    int seen = 0;
    int size = 0;
    for (int i : list) {
      seen += i;
      size++;
    }
    assert (size == 1 && seen == 1) || (size == 2 && seen == 3);
  }
}
