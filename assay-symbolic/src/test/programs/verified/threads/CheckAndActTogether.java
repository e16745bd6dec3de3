// expect: verified

import dev.assay.api.Assay;

/** Two withdrawals under one lock never overdraw. */
public class CheckAndActTogether {
  static int balance = 100;

  static synchronized void withdraw(int amount) {
    if (balance >= amount) {
      balance -= amount;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt(0, 100);
    int y = Assay.anyInt(0, 100);
    Thread t = new Thread(() -> withdraw(x));
    t.start();
    withdraw(y);
    t.join();
    assert balance >= 0;
    assert balance == 100 - x - y || x + y > 100;
  }
}
