import java.util.LinkedHashMap;
import java.util.Map;

/** Looking up an entry changes nothing in a table in order of insertion. */
public class InsertionOrder {
  public static void main(String[] args) throws Exception {
    Map<Integer, Integer> o = new LinkedHashMap<>(4, 0.75f, false);
    o.put(1, 1);
    o.put(2, 2);
    Thread t = new Thread(() -> o.get(1));
    t.start();
    o.get(1);
    t.join();
  }
}
