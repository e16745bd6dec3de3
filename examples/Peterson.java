/**
 * Peterson's algorithm: two threads keep each other out of a critical section without a lock.
 * Whoever wants to enter gets in at last, if the scheduler is fair; {@code assay check --ltl} shows
 * what happens if it is not.
 */
public class Peterson {
  static volatile boolean leftWants;
  static volatile boolean rightWants;
  static volatile boolean rightIsFirst;
  static volatile boolean leftIsIn;

  /** Whether the left thread wants to enter. */
  static boolean wants() {
    return leftWants;
  }

  /** Whether it is in. */
  static boolean in() {
    return leftIsIn;
  }

  static void left() {
    while (true) {
      leftWants = true;
      rightIsFirst = true;
      while (rightWants && rightIsFirst) {
        Thread.onSpinWait();
      }
      leftIsIn = true;
      leftIsIn = false;
      leftWants = false;
    }
  }

  static void right() {
    while (true) {
      rightWants = true;
      rightIsFirst = false;
      while (leftWants && !rightIsFirst) {
        Thread.onSpinWait();
      }
      rightWants = false;
    }
  }

  public static void main(String[] args) {
    new Thread(Peterson::left, "left").start();
    new Thread(Peterson::right, "right").start();
  }
}
