// expect: violation assertion

import dev.assay.api.Assay;

/** Two threads choose; only one combination of choices and order fails. */
public class ChooseInBothThreads {
  static volatile int x;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> x = Assay.choose(0, 3));
    t.start();
    int before = x;
    int mine = Assay.choose(0, 3);
    t.join();
    assert !(before == 0 && x == 3 && mine == 2);
  }
}
