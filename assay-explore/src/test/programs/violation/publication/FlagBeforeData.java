// expect: violation race|assertion

/** The volatile flag is set before the data is written: it orders nothing. */
public class FlagBeforeData {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(
            () -> {
              ready = true;
              data = 42;
            })
        .start();
    if (ready) {
      assert data == 42;
    }
  }
}
