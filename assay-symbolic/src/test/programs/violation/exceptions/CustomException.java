// expect: violation exception Overdrawn
// inputs: 100, 101

import dev.assay.api.Assay;

/** An exception of the program's own is not caught. */
public class CustomException {
  static class Overdrawn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Overdrawn(String message) {
      super(message);
    }
  }

  static int withdraw(int balance, int amount) {
    if (amount > balance) {
      throw new Overdrawn("not enough");
    }
    return balance - amount;
  }

  public static void main(String[] args) {
    int balance = Assay.anyInt(0, 1000);
    int amount = Assay.anyInt(0, 1000);
    assert withdraw(balance, amount) >= 0;
  }
}
