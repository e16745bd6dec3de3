import java.util.List;
import java.util.Vector;

/** Its lock keeps others out. */
public class VectorIterationLocked {
  public static void main(String[] args) throws Exception {
    Vector<Integer> list = new Vector<>(List.of(1, 2));
    Thread t = new Thread(() -> list.add(3));
    t.start();
    synchronized (list) {
      for (Integer i : list) {
        assert i > 0;
      }
    }
    t.join();
  }
}
