// expect: verified
// options: --invariant InvariantWithoutEffect#counts

/**
 * What the invariant writes, and that it initialises a class, is gone when the program goes on.
 */
public class InvariantWithoutEffect {
  static volatile int calls;
  static volatile boolean initialized;

  static class Lazy {
    static final int VALUE;

    static {
      initialized = true;
      VALUE = 7;
    }

    static int value() {
      return VALUE;
    }
  }

  static boolean counts() {
    calls++;
    return Lazy.value() == 7 && new int[100].length == 100;
  }

  static void work() {
    assert calls == 0;
    assert !initialized;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantWithoutEffect::work);
    Thread b = new Thread(InvariantWithoutEffect::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
