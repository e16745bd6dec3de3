import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** There is a first one all the time. */
public class SetFirstFinds {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              set.add(0);
              set.remove(1);
            });
    t.start();
    int first = set.first();
    assert first == 0 || first == 1;
    t.join();
  }
}
