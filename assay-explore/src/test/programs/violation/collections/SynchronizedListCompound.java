// expect: violation exception

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Each call of a synchronised list is atomic, size and get together are not. */
public class SynchronizedListCompound {
  static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

  static void removeLast() {
    int n = list.size();
    if (n > 0) {
      list.remove(n - 1);
    }
  }

  public static void main(String[] args) {
    list.add(1);
    new Thread(SynchronizedListCompound::removeLast).start();
    removeLast();
  }
}
