// expect: verified

/**
 * Two threads take turns with a volatile variable. Each round's plain accesses are ordered by it.
 */
public class StrictAlternation {
  static volatile int turn;
  static int last = 1;

  static void play(int me) {
    for (int round = 0; round < 2; round++) {
      while (turn != me) {
        Thread.onSpinWait();
      }
      assert last == 1 - me;
      last = me;
      turn = 1 - me;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> play(1)).start();
    play(0);
  }
}
