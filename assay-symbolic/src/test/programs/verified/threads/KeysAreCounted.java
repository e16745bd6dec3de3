// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.ConcurrentHashMap;

/** Whatever the keys are that two threads count under, nothing is lost. */
public class KeysAreCounted {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>();
    int one = Assay.anyInt(0, 3);
    int other = Assay.anyInt(0, 3);
    Thread t = new Thread(() -> counts.merge(one, 1, Integer::sum));
    t.start();
    counts.merge(other, 1, Integer::sum);
    t.join();
    assert counts.get(one) == (one == other ? 2 : 1);
  }
}
