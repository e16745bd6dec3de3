// expect: violation assertion

/**
 * A snapshot that reads two counters one after the other: it may show a state that never was. The
 * writer keeps a at least as large as b.
 */
public class SnapshotSingleCollect {
  static volatile int a;
  static volatile int b;

  public static void main(String[] args) {
    new Thread(
            () -> {
              a = 1;
              b = 1;
            })
        .start();
    int x = a;
    int y = b;
    assert x >= y;
  }
}
