import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A view of the list notices that the list was changed. */
public class SubListFails {
  public static void main(String[] args) throws Exception {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
    List<Integer> part = list.subList(0, 1);
    Thread t = new Thread(() -> list.add(3));
    t.start();
    part.get(0);
    t.join();
  }
}
