/**
 * Two transfers between the same accounts, in opposite directions. Each locks its source first, so
 * both can end up holding one account and waiting for the other: {@code assay check} shows how.
 */
public class Transfer {
  static class Account {
    int balance = 100;
  }

  static void transfer(Account from, Account to, int amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account a = new Account();
    Account b = new Account();
    Thread there = new Thread(() -> transfer(a, b, 10), "there");
    Thread back = new Thread(() -> transfer(b, a, 5), "back");
    there.start();
    back.start();
    there.join();
    back.join();
    assert a.balance + b.balance == 200;
  }
}
