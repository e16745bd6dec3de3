import java.util.concurrent.ConcurrentSkipListSet;

/** An element can be found before it is counted. */
public class SetSizeAfterAdd {
  public static void main(String[] args) throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    Thread t = new Thread(() -> set.add(1));
    t.start();
    if (set.contains(1)) {
      assert set.size() == 1;
    }
    t.join();
  }
}
