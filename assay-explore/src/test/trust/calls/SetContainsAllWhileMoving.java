import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** Both are found, one after the other. */
public class SetContainsAllWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              set.remove(1);
              set.add(2);
            });
    t.start();
    assert !set.containsAll(List.of(1, 2));
    t.join();
  }
}
