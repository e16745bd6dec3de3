// expect: violation race|exception|assertion

import java.util.HashMap;
import java.util.Map;

/** An ordinary HashMap is changed by two threads. */
public class HashMapShared {
  static final Map<Integer, Integer> map = new HashMap<>();

  public static void main(String[] args) {
    new Thread(() -> map.put(1, 1)).start();
    map.put(2, 2);
  }
}
