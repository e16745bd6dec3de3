// expect: violation assertion
// target: FieldsAreArbitrary#check

/** The fields of a parameter have any value, whatever the constructor would do. */
public class FieldsAreArbitrary {
  static class Account {
    private int balance;

    Account() {
      balance = 100;
    }
  }

  static void check(Account account) {
    if (account != null) {
      assert account.balance >= 0;
    }
  }
}
