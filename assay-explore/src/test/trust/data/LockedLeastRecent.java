import java.util.LinkedHashMap;
import java.util.Map;

/** A table in order of insertion: reading and writing. A lock orders the two uses. */
public class LockedLeastRecent {
  public static void main(String[] args) throws Exception {
    Map<Integer, Integer> o = new LinkedHashMap<>(Map.of(1, 1, 2, 2));
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.put(3, 3);
              }
            });
    t.start();
    synchronized (o) {
      o.size();
    }
    t.join();
  }
}
