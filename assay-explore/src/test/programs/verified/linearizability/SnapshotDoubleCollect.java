// expect: verified

/**
 * A snapshot that reads until two readings agree. Values only grow, so equal readings mean that
 * nothing changed in between.
 */
public class SnapshotDoubleCollect {
  static volatile int a;
  static volatile int b;

  public static void main(String[] args) {
    new Thread(
            () -> {
              a = 1;
              b = 1;
              a = 2;
            })
        .start();
    int x;
    int y;
    do {
      x = a;
      y = b;
    } while (x != a || y != b);
    assert x >= y;
  }
}
