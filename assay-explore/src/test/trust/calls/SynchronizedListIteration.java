import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Going through a synchronized list takes several calls, which nothing protects. */
public class SynchronizedListIteration {
  public static void main(String[] args) throws Exception {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
    Thread t = new Thread(() -> list.add(3));
    t.start();
    for (Integer i : list) {
      assert i > 0;
    }
    t.join();
  }
}
