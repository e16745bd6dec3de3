// expect: violation race|assertion

/** The same between two threads, while a third one waits for both and reads the data after that. */
public class FlagBeforeDataThird {
  static final Object LOCK = new Object();
  static boolean flag;
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread reader =
        new Thread(
            () -> {
              boolean seen;
              synchronized (LOCK) {
                seen = flag;
              }
              if (seen) {
                assert data == 1;
              }
            });
    Thread writer =
        new Thread(
            () -> {
              synchronized (LOCK) {
                flag = true;
              }
              data = 1;
            });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    assert data == 1;
  }
}
