// expect: verified
// options: --invariant InvariantOfLaterClass$Later#even

/**
 * The class of the invariant is not initialised before the program uses it, and the initialiser
 * runs once in the program itself.
 */
public class InvariantOfLaterClass {
  static volatile int initialized;

  static class Later {
    static volatile int value;

    static {
      initialized++;
      value = 2;
    }

    static boolean even() {
      return value % 2 == 0;
    }
  }

  static void work() {
    Later.value = 4;
  }

  public static void main(String[] args) throws InterruptedException {
    assert initialized == 0;
    Thread a = new Thread(InvariantOfLaterClass::work);
    a.start();
    work();
    a.join();
    assert initialized == 1;
  }
}
