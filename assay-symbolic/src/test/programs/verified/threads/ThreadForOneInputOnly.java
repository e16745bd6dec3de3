// expect: verified

import dev.assay.api.Assay;

/** A second thread exists only for certain inputs. */
public class ThreadForOneInputOnly {
  static volatile int result;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t = new Thread(() -> result = x);
    if (x > 0) {
      t.start();
      t.join();
    }
    assert result == Math.max(x, 0);
  }
}
