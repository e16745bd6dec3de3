import java.util.concurrent.ConcurrentSkipListSet;

/** The set is empty only until the other thread adds something. */
public class SetEmptyOrNot {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    Thread t = new Thread(() -> set.add(1));
    t.start();
    assert set.isEmpty();
    t.join();
  }
}
