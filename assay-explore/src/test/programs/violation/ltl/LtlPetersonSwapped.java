// expect: violation ltl
// options: --ltl 'G !LtlPetersonSwapped#both'

/** The first thread writes turn before its wish, which lets both in. */
public class LtlPetersonSwapped {
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
      turn = 1;
      want0 = true;
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
    new Thread(LtlPetersonSwapped::first).start();
    new Thread(LtlPetersonSwapped::second).start();
  }
}
