// expect: violation assertion

/**
 * The transfer locks the accounts one after the other, never both: an audit in between misses
 * money.
 */
public class BankAudit {
  private int balance = 10;

  synchronized void add(int amount) {
    balance += amount;
  }

  synchronized int get() {
    return balance;
  }

  public static void main(String[] args) {
    BankAudit a = new BankAudit();
    BankAudit b = new BankAudit();
    new Thread(
            () -> {
              a.add(-1);
              b.add(1);
            })
        .start();
    assert a.get() + b.get() == 20;
  }
}
