import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The other list is read before the lock is taken. */
public class AddAllAbsentIsNoStep {
  public static void main(String[] args) throws Exception {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    CopyOnWriteArrayList<Integer> more = new CopyOnWriteArrayList<>(List.of(1));
    Thread t =
        new Thread(
            () -> {
              more.clear();
              list.add(2);
            });
    t.start();
    list.addAllAbsent(more);
    t.join();
    assert !list.equals(List.of(2, 1));
  }
}
