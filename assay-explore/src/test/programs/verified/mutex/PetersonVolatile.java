// expect: verified

/**
 * Peterson's algorithm with volatile variables excludes mutually; the plain counter needs no other
 * protection.
 */
public class PetersonVolatile {
  static volatile boolean flag0;
  static volatile boolean flag1;
  static volatile int turn;
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
    Thread t = new Thread(PetersonVolatile::first);
    t.start();
    second();
    t.join();
    assert count == 2;
  }
}
