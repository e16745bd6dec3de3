// expect: verified
// target: TransferBetweenAccounts#check

import dev.assay.api.Assay;

/** A transfer between two accounts keeps the sum, overflow included. */
public class TransferBetweenAccounts {
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
    Assay.assume(from != null && to != null && from != to);
    int before = from.balance + to.balance;
    transfer(from, to, amount);
    assert from.balance + to.balance == before;
  }
}
