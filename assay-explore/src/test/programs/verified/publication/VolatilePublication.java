// expect: verified

/** Data is written before a volatile flag and read after it: the flag orders the accesses. */
public class VolatilePublication {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(
            () -> {
              data = 42;
              ready = true;
            })
        .start();
    if (ready) {
      assert data == 42;
    }
  }
}
