import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** forEach holds the lock. */
public class SynchronizedListForEach {
  public static void main(String[] args) throws Exception {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
    Thread t = new Thread(() -> list.add(3));
    t.start();
    list.forEach(
        i -> {
          assert i > 0;
        });
    t.join();
  }
}
