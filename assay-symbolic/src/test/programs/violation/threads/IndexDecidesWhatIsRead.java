// expect: violation assertion

import dev.assay.api.Assay;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** An element of an atomic array changes meanwhile, if the input is its index. */
public class IndexDecidesWhatIsRead {
  public static void main(String[] args) throws InterruptedException {
    AtomicIntegerArray a = new AtomicIntegerArray(3);
    int i = Assay.anyInt(0, 2);
    Thread t = new Thread(() -> a.set(1, 7));
    t.start();
    int before = a.get(i);
    t.join();
    assert a.get(i) == before;
  }
}
