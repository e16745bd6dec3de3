// expect: violation ltl
// options: --ltl 'G F LtlAlternationUnfair#zero && G F LtlAlternationUnfair#one'

/** Without fairness one of them may never take its turn. */
public class LtlAlternationUnfair {
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
