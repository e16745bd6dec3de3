import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list that is given to nobody else is added as a whole. */
public class AddAllIsOneStep {
  public static void main(String[] args) throws Exception {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    Thread t = new Thread(() -> list.addAll(List.of(1, 2)));
    t.start();
    int size = list.size();
    assert size == 0 || size == 2;
    t.join();
  }
}
