// expect: violation assertion
// target: TransferToTheSameAccount#check

import dev.assay.api.Assay;

/** A transfer from an account to itself makes money. */
public class TransferToTheSameAccount {
  static class Account {
    int balance;
  }

  static void transfer(Account from, Account to, int amount) {
    int a = from.balance - amount;
    int b = to.balance + amount;
    from.balance = a;
    to.balance = b;
  }

  static void check(Account from, Account to, int amount) {
    Assay.assume(from != null && to != null);
    int before = from.balance + to.balance;
    transfer(from, to, amount);
    assert from.balance + to.balance == before;
  }
}
