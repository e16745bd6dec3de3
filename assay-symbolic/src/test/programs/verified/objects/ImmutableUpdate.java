// expect: verified

import dev.assay.api.Assay;

/** A changed copy leaves the original alone. */
public class ImmutableUpdate {
  record Account(String owner, int balance) {
    Account deposit(int amount) {
      return new Account(owner, balance + amount);
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    Account before = new Account("a", 100);
    Account after = before.deposit(x);
    assert before.balance() == 100 && after.balance() - 100 == x;
    assert after.owner() == before.owner();
  }
}
