// expect: violation assertion

import dev.assay.api.Assay;

/** Each thread looks and writes, and may overwrite a greater number. */
public class GreatestIsLost {
  static volatile int greatest = Integer.MIN_VALUE;

  static void keep(int number) {
    if (number > greatest) {
      greatest = number;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Thread t = new Thread(() -> keep(x));
    t.start();
    keep(y);
    t.join();
    assert greatest >= x && greatest >= y;
  }
}
