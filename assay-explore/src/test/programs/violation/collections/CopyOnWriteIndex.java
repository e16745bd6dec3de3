// expect: violation exception

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The size is read, then the last element by its index: the list may have shrunk. */
public class CopyOnWriteIndex {
  static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));

  public static void main(String[] args) {
    new Thread(list::clear).start();
    int n = list.size();
    if (n > 0) {
      list.get(n - 1);
    }
  }
}
