// expect: verified

import dev.assay.api.Assay;

/** Each thread draws its own input. */
public class InputsInBothThreads {
  static int[] drawn = new int[2];

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> drawn[1] = Assay.anyInt(10, 19));
    t.start();
    drawn[0] = Assay.anyInt(0, 9);
    t.join();
    assert drawn[0] < drawn[1];
  }
}
