// expect: verified
// options: --invariant InvariantPeterson#exclusive

/** Peterson's algorithm keeps the two threads apart. */
public class InvariantPeterson {
  static volatile boolean want0;
  static volatile boolean want1;
  static volatile int turn;
  static volatile boolean in0;
  static volatile boolean in1;

  static boolean exclusive() {
    return !(in0 && in1);
  }

  static void first() {
    want0 = true;
    turn = 1;
    while (want1 && turn == 1) {
      Thread.onSpinWait();
    }
    in0 = true;
    in0 = false;
    want0 = false;
  }

  static void second() {
    want1 = true;
    turn = 0;
    while (want0 && turn == 0) {
      Thread.onSpinWait();
    }
    in1 = true;
    in1 = false;
    want1 = false;
  }

  public static void main(String[] args) {
    new Thread(InvariantPeterson::first).start();
    new Thread(InvariantPeterson::second).start();
  }
}
