// expect: violation ltl
// options: --ltl 'G (LtlPetersonStarvation#wants -> F LtlPetersonStarvation#in)'

/** A scheduler that is not fair may forget the thread that wants to enter. */
public class LtlPetersonStarvation {
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
    new Thread(LtlPetersonStarvation::first).start();
    new Thread(LtlPetersonStarvation::second).start();
  }
}
