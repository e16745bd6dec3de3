// expect: violation assertion

import dev.assay.api.Assay;

/** Two withdrawals are each covered, but not both. */
public class CheckThenAct {
  static int balance = 100;

  static synchronized int balance() {
    return balance;
  }

  static synchronized void take(int amount) {
    balance -= amount;
  }

  static void withdraw(int amount) {
    if (balance() >= amount) {
      take(amount);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt(0, 100);
    int y = Assay.anyInt(0, 100);
    Thread t = new Thread(() -> withdraw(x));
    t.start();
    withdraw(y);
    t.join();
    assert balance() >= 0;
  }
}
