// expect: verified

import dev.assay.api.Assay;

/** Two threads write elements of one array, and never the same. */
public class IndexIsAnotherOne {
  public static void main(String[] args) throws InterruptedException {
    int[] a = new int[4];
    int i = Assay.anyInt(0, 3);
    Assay.assume(i % 2 == 0);
    Thread t = new Thread(() -> a[1] = 1);
    t.start();
    a[i] = 2;
    t.join();
    assert a[1] == 1;
    assert a[i] == 2;
  }
}
