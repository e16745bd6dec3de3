// expect: violation race

/**
 * Peterson's algorithm with plain fields: the flags themselves are raced on, and the algorithm is
 * worth nothing in Java.
 */
public class PetersonPlain {
  static boolean flag0;
  static boolean flag1;
  static int turn;
  static int count;

  static void first() {
    flag0 = true;
    turn = 1;
    while (flag1 && turn == 1) {
      Thread.onSpinWait();
    }
    count++;
    flag0 = false;
  }

  static void second() {
    flag1 = true;
    turn = 0;
    while (flag0 && turn == 0) {
      Thread.onSpinWait();
    }
    count++;
    flag1 = false;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(PetersonPlain::first);
    t.start();
    second();
    t.join();
  }
}
