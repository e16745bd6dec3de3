// expect: violation race|exception

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Iterating over a synchronised list takes no lock: a race with add, and a
 * ConcurrentModificationException.
 */
public class SynchronizedListIterated {
  static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) {
    list.add(1);
    list.add(2);
    new Thread(() -> list.add(3)).start();
    int sum = 0;
    for (int i : list) {
      sum += i;
    }
    System.out.println(sum > 0);
  }
}
