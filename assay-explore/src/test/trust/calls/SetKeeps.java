import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** An element that is there all the time is found. */
public class SetKeeps {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1, 5));
    Thread t =
        new Thread(
            () -> {
              set.add(0);
              set.remove(1);
            });
    t.start();
    assert set.contains(5);
    assert set.ceiling(2) == 5;
    t.join();
  }
}
