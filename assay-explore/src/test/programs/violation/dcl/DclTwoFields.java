// expect: violation race|assertion

/**
 * The volatile reference is assigned before the object is made complete: another thread passes the
 * check and uses it half made.
 */
public class DclTwoFields {
  static class Service {
    int value;
  }

  private static volatile Service instance;

  static Service get() {
    if (instance == null) {
      synchronized (DclTwoFields.class) {
        if (instance == null) {
          instance = new Service();
          instance.value = 42;
        }
      }
    }
    return instance;
  }

  public static void main(String[] args) {
    new Thread(DclTwoFields::get).start();
    assert get().value == 42;
  }
}
