import java.util.HashMap;
import java.util.Map;

/** A table without lock. Nothing orders the two uses. */
public class SharedMap {
  public static void main(String[] args) throws Exception {
    Map<Integer, Integer> o = new HashMap<>();
    Thread t = new Thread(() -> o.put(1, 1));
    t.start();
    o.get(1);
    t.join();
  }
}
