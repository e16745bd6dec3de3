import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** The array has an element that goes and another that comes later. */
public class SetToArrayWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1, 2));
    Thread t =
        new Thread(
            () -> {
              set.remove(1);
              set.add(3);
            });
    t.start();
    assert set.toArray().length <= 2;
    t.join();
  }
}
