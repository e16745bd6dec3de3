// expect: verified

import dev.assay.api.Assay;

/** Each thread keeps the greater of two numbers, under a lock. */
public class GreatestUnderLock {
  static int greatest = Integer.MIN_VALUE;

  static synchronized void keep(int number) {
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
    assert greatest >= x && greatest >= y && (greatest == x || greatest == y);
  }
}
