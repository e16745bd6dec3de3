// expect: violation race|assertion

/** Lazy initialisation without any lock. */
public class LazyInitUnsafe {
  private static Object instance;

  static Object get() {
    if (instance == null) {
      instance = new Object();
    }
    return instance;
  }

  static Object other;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = get());
    t.start();
    Object mine = get();
    t.join();
    assert mine == other;
  }
}
