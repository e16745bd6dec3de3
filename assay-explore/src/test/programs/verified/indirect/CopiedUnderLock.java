// expect: verified

/** An array is copied and written under the same monitor. */
public class CopiedUnderLock {
  static final int[] data = {1, 1};

  public static void main(String[] args) {
    new Thread(
            () -> {
              synchronized (data) {
                data[0] = 5;
                data[1] = 5;
              }
            })
        .start();
    int[] copy;
    synchronized (data) {
      copy = data.clone();
    }
    assert copy[0] == copy[1];
  }
}
