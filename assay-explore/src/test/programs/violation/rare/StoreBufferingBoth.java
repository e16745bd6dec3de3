// expect: violation assertion

/**
 * Two threads write one volatile field and read the other: one of them may miss the other's write.
 */
public class StoreBufferingBoth {
  static volatile int x;
  static volatile int y;
  static int r;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              x = 1;
              r = y;
            });
    t.start();
    y = 1;
    int mine = x;
    t.join();
    assert mine + r == 2;
  }
}
