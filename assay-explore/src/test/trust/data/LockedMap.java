import java.util.HashMap;
import java.util.Map;

/** A table without lock. A lock orders the two uses. */
public class LockedMap {
  public static void main(String[] args) throws Exception {
    Map<Integer, Integer> o = new HashMap<>();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.put(1, 1);
              }
            });
    t.start();
    synchronized (o) {
      o.get(1);
    }
    t.join();
  }
}
