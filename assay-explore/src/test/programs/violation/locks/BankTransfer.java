// expect: violation deadlock

/**
 * Transfers lock the account they come from first: two transfers in opposite directions block each
 * other.
 */
public class BankTransfer {
  private int balance = 10;

  static void transfer(BankTransfer from, BankTransfer to, int amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) {
    BankTransfer a = new BankTransfer();
    BankTransfer b = new BankTransfer();
    new Thread(() -> transfer(a, b, 1)).start();
    transfer(b, a, 2);
  }
}
