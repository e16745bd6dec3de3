// expect: violation assertion

/**
 * One thread sets x, the second copies x to y and resets x, the third expects x to be set still
 * when it sees y: no two of the threads are enough to fail.
 */
public class ThreeThreadsNeeded {
  static volatile int x;
  static volatile int y;

  public static void main(String[] args) {
    new Thread(() -> x = 1).start();
    new Thread(
            () -> {
              y = x;
              x = 0;
            })
        .start();
    if (y == 1) {
      assert x == 1;
    }
  }
}
