// expect: verified
// options: --ltl 'G (LtlPetersonNoStarvation#wants -> F LtlPetersonNoStarvation#in)' --fair

/** With a fair scheduler, whoever wants to enter does. */
public class LtlPetersonNoStarvation {
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
    new Thread(LtlPetersonNoStarvation::first).start();
    new Thread(LtlPetersonNoStarvation::second).start();
  }
}
