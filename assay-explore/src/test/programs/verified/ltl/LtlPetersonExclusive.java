// expect: verified
// options: --ltl 'G !LtlPetersonExclusive#both'

/** Peterson's algorithm, for ever: the two are never inside together. */
public class LtlPetersonExclusive {
  static volatile boolean want0;
  static volatile boolean want1;
  static volatile int turn;
  static volatile boolean in0;
  static volatile boolean in1;

  static boolean wants() {
    return want0;
  }

  static boolean in() {
    return in0;
  }

  static boolean both() {
    return in0 && in1;
  }

  static void first() {
    while (true) {
      want0 = true;
      turn = 1;
      while (want1 && turn == 1) {
        Thread.onSpinWait();
      }
      in0 = true;
      in0 = false;
      want0 = false;
    }
  }

  static void second() {
    while (true) {
      want1 = true;
      turn = 0;
      while (want0 && turn == 0) {
        Thread.onSpinWait();
      }
      in1 = true;
      in1 = false;
      want1 = false;
    }
  }

  public static void main(String[] args) {
    new Thread(LtlPetersonExclusive::first).start();
    new Thread(LtlPetersonExclusive::second).start();
  }
}
