import java.util.PriorityQueue;

/** A heap without lock. A lock orders the two uses. */
public class LockedHeap {
  public static void main(String[] args) throws Exception {
    PriorityQueue<Integer> o = new PriorityQueue<>();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.add(1);
              }
            });
    t.start();
    synchronized (o) {
      o.peek();
    }
    t.join();
  }
}
