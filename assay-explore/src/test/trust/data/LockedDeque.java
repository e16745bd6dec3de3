import java.util.ArrayDeque;

/** A queue without lock. A lock orders the two uses. */
public class LockedDeque {
  public static void main(String[] args) throws Exception {
    ArrayDeque<Integer> o = new ArrayDeque<>();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.add(1);
              }
            });
    t.start();
    synchronized (o) {
      o.isEmpty();
    }
    t.join();
  }
}
