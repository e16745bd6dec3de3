// expect: violation assertion
// inputs: 1, 2

import dev.assay.api.Assay;

/** A static field is the same for all objects. */
public class StaticFieldIsShared {
  static class Account {
    static int balance;

    void deposit(int amount) {
      balance += amount;
    }

    int balance() {
      return balance;
    }
  }

  public static void main(String[] args) {
    Account a = new Account();
    Account b = new Account();
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    a.deposit(x);
    b.deposit(y);
    assert a.balance() == x;
  }
}
