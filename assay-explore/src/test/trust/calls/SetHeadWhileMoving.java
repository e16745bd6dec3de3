import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;

/** A view has an element that goes and another that comes later. */
public class SetHeadWhileMoving {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1, 2));
    Thread t =
        new Thread(
            () -> {
              set.remove(1);
              set.add(3);
            });
    t.start();
    assert !set.headSet(9).toString().equals("[1, 2, 3]");
    t.join();
  }
}
