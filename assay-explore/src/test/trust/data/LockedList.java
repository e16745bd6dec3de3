import java.util.ArrayList;
import java.util.List;

/** A list without lock. A lock orders the two uses. */
public class LockedList {
  public static void main(String[] args) throws Exception {
    List<Integer> o = new ArrayList<>();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.add(1);
              }
            });
    t.start();
    synchronized (o) {
      o.size();
    }
    t.join();
  }
}
