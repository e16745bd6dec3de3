// expect: verified

/** Double-checked locking with a volatile field: right since Java 5. */
public class DclVolatile {
  static class Service {
    int value = 42;
  }

  private static volatile Service instance;

  static Service get() {
    Service s = instance;
    if (s == null) {
      synchronized (DclVolatile.class) {
        s = instance;
        if (s == null) {
          s = new Service();
          instance = s;
        }
      }
    }
    return s;
  }

  static volatile Service other;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = get());
    t.start();
    Service mine = get();
    assert mine.value == 42;
    t.join();
    assert mine == other;
  }
}
