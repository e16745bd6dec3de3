// expect: violation assertion

/**
 * A volatile field with a check outside the lock only: both threads find nothing, and both make an
 * instance.
 */
public class DclOneCheck {
  private static volatile Object instance;

  static Object get() {
    if (instance == null) {
      synchronized (DclOneCheck.class) {
        instance = new Object();
      }
    }
    return instance;
  }

  static volatile Object other;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = get());
    t.start();
    Object mine = get();
    t.join();
    assert mine == other;
  }
}
