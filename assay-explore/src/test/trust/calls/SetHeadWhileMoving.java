import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** A view has an element that goes and another that comes later. */
public class SetHeadWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              set.remove(1);
              set.add(2);
            });
    t.start();
    assert set.headSet(9).toString().length() <= 3;
    t.join();
  }
}
