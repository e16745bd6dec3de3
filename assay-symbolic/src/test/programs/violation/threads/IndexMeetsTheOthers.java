// expect: violation race

import dev.assay.api.Assay;

/** Two threads write elements of one array; for one input it is the same element. */
public class IndexMeetsTheOthers {
  public static void main(String[] args) throws InterruptedException {
    int[] a = new int[3];
    int i = Assay.anyInt(0, 2);
    Thread t = new Thread(() -> a[1] = 1);
    t.start();
    a[i] = 2;
    t.join();
  }
}
