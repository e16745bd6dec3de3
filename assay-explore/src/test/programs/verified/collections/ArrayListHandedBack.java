// expect: verified

import java.util.ArrayList;
import java.util.List;

/** An ordinary ArrayList is filled by one thread and used by another after join. */
public class ArrayListHandedBack {
  public static void main(String[] args) throws Exception {
    List<Integer> list = new ArrayList<>();
    Thread t = new Thread(() -> list.add(1));
    t.start();
    t.join();
    list.add(2);
    assert list.size() == 2;
  }
}
