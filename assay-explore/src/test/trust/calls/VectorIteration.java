import java.util.List;
import java.util.Vector;

/** Going through a vector takes several calls. */
public class VectorIteration {
  public static void main(String[] args) throws Exception {
    Vector<Integer> list = new Vector<>(List.of(1, 2));
    Thread t = new Thread(() -> list.add(3));
    t.start();
    for (Integer i : list) {
      assert i > 0;
    }
    t.join();
  }
}
