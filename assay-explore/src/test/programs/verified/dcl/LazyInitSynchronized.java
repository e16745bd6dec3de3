// expect: verified

/** Lazy initialisation under a lock. */
public class LazyInitSynchronized {
  private static Object instance;

  static synchronized Object get() {
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
