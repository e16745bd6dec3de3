// expect: verified

/** Transfers lock the account with the smaller number first, whatever the direction. */
public class BankTransferById {
  private final int id;
  private int balance = 10;

  BankTransferById(int id) {
    this.id = id;
  }

  static void transfer(BankTransferById from, BankTransferById to, int amount) {
    BankTransferById first = from.id < to.id ? from : to;
    BankTransferById second = from.id < to.id ? to : from;
    synchronized (first) {
      synchronized (second) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    BankTransferById a = new BankTransferById(1);
    BankTransferById b = new BankTransferById(2);
    Thread t = new Thread(() -> transfer(a, b, 1));
    t.start();
    transfer(b, a, 2);
    t.join();
    assert a.balance == 11 && b.balance == 9;
  }
}
