// expect: violation deadlock

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Two synchronized lists, each of which is asked for the other's elements: a deadlock in {@code
 * java.util.Collections} (Joshi, Park, Sen and Naik, PLDI 2009).
 */
public class SynchronizedListsDeadlock {
  public static void main(String[] args) {
    List<String> a = Collections.synchronizedList(new ArrayList<>(List.of("x")));
    List<String> b = Collections.synchronizedList(new ArrayList<>(List.of("y")));
    new Thread(() -> a.addAll(b), "adder").start();
    b.retainAll(a);
  }
}
