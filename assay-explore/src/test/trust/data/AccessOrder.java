import java.util.LinkedHashMap;
import java.util.Map;

/** Looking up an entry puts it last: a write, which nothing orders with the other one. */
public class AccessOrder {
  public static void main(String[] args) throws Exception {
    Map<Integer, Integer> o = new LinkedHashMap<>(4, 0.75f, true);
    o.put(1, 1);
    o.put(2, 2);
    Thread t = new Thread(() -> o.get(1));
    t.start();
    o.get(1);
    t.join();
  }
}
