import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** The clone has an element that goes and another that comes later. */
public class SetCloneWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1, 2));
    Thread t =
        new Thread(
            () -> {
              set.remove(1);
              set.add(3);
            });
    t.start();
    assert set.clone().size() <= 2;
    t.join();
  }
}
