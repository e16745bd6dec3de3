import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An iterator goes through the list as it was. */
public class SnapshotStays {
  public static void main(String[] args) throws Exception {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
    Iterator<Integer> i = list.iterator();
    Thread t = new Thread(list::clear);
    t.start();
    assert i.next() == 1;
    assert i.next() == 2;
    assert !i.hasNext();
    t.join();
  }
}
