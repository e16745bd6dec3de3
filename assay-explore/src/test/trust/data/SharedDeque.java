import java.util.ArrayDeque;

/** A queue without lock. Nothing orders the two uses. */
public class SharedDeque {
  public static void main(String[] args) throws Exception {
    ArrayDeque<Integer> o = new ArrayDeque<>();
    Thread t = new Thread(() -> o.add(1));
    t.start();
    o.isEmpty();
    t.join();
  }
}
