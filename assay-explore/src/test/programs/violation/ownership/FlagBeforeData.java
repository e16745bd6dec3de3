// expect: violation race|assertion

/** The flag is set under the lock, the data is written after it, and the main thread ends last. */
public class FlagBeforeData {
  static final Object LOCK = new Object();
  static boolean flag;
  static int data;

  public static void main(String[] args) {
    new Thread(
            () -> {
              synchronized (LOCK) {
                flag = true;
              }
              data = 1;
            })
        .start();
    boolean seen;
    synchronized (LOCK) {
      seen = flag;
    }
    if (seen) {
      assert data == 1;
    }
  }
}
