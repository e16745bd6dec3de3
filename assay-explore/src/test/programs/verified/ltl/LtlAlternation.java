// expect: verified
// options: --ltl 'G F LtlAlternation#zero && G F LtlAlternation#one' --fair

/** Two threads hand the turn to each other for ever. */
public class LtlAlternation {
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
