// options: --ltl G(Starvation#wants->F(Starvation#in))
// replay: n;n;g 7;n;n;n;p;q
/** Peterson's algorithm: a scheduler that is not fair may forget a thread that wants to enter. */
public class Starvation {
  static volatile boolean want0;
  static volatile boolean want1;
  static volatile int turn;
  static volatile boolean in0;

  static boolean wants() {
    return want0;
  }

  static boolean in() {
    return in0;
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
      want1 = false;
    }
  }

  public static void main(String[] args) {
    new Thread(Starvation::first, "a").start();
    new Thread(Starvation::second, "b").start();
  }
}
