import java.util.LinkedHashMap;
import java.util.Map;

/** A table in order of insertion: reading and writing. Nothing orders the two uses. */
public class SharedLeastRecent {
  public static void main(String[] args) throws Exception {
    Map<Integer, Integer> o = new LinkedHashMap<>(Map.of(1, 1, 2, 2));
    Thread t = new Thread(() -> o.put(3, 3));
    t.start();
    o.size();
    t.join();
  }
}
