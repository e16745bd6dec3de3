// expect: violation ltl
// options: --ltl 'F G LtlNotForEver#zero' --fair

/** The turn never settles. */
public class LtlNotForEver {
  static volatile int turn;

  static boolean zero() {
    return turn == 0;
  }

  static boolean one() {
    return turn == 1;
  }

  static void work(int me) {
    while (true) {
      while (turn != me) {
        Thread.onSpinWait();
      }
      turn = 1 - me;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> work(0)).start();
    new Thread(() -> work(1)).start();
  }
}
