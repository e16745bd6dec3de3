// expect: violation race

/** Double-checked locking without volatile: the first check races with the assignment. */
public class DclPlain {
  static class Service {
    int value = 42;
  }

  private static Service instance;

  static Service get() {
    if (instance == null) {
      synchronized (DclPlain.class) {
        if (instance == null) {
          instance = new Service();
        }
      }
    }
    return instance;
  }

  public static void main(String[] args) {
    new Thread(DclPlain::get).start();
    assert get().value == 42;
  }
}
