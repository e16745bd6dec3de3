import java.util.PriorityQueue;

/** A heap without lock. Nothing orders the two uses. */
public class SharedHeap {
  public static void main(String[] args) throws Exception {
    PriorityQueue<Integer> o = new PriorityQueue<>();
    Thread t = new Thread(() -> o.add(1));
    t.start();
    o.peek();
    t.join();
  }
}
