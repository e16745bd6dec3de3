// expect: violation exception
// options: --races promote

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list from which a concurrent one is made. */
public class ListCopiedToConcurrent {
  static final List<String> S = new ArrayList<>();
  static int size;

  static void write() {
    S.add("a");
    S.add("b");
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ListCopiedToConcurrent::write);
    t.start();
    size = new CopyOnWriteArrayList<>(S).size();
    t.join();
    if (size == 1) {
      throw new IllegalStateException("seen in between");
    }
  }
}
