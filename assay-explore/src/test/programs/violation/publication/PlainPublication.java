// expect: violation race|assertion

/** Data is published by a plain flag: both the flag and the data are raced on. */
public class PlainPublication {
  static int data;
  static boolean ready;

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
