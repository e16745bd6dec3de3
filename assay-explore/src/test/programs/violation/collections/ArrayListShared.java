// expect: violation race|exception|assertion

import java.util.ArrayList;
import java.util.List;

/** An ordinary ArrayList is changed by two threads. */
public class ArrayListShared {
  static final List<Integer> list = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> list.add(1));
    t.start();
    list.add(2);
    t.join();
    assert list.size() == 2;
  }
}
