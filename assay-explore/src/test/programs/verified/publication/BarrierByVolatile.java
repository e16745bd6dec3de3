// expect: verified

/**
 * Three threads in a row, each waiting for the previous one's volatile: order is transitive, the
 * first one's plain write is seen by the last.
 */
public class BarrierByVolatile {
  static int data;
  static volatile boolean one;
  static volatile boolean two;

  public static void main(String[] args) {
    new Thread(
            () -> {
              data = 1;
              one = true;
            })
        .start();
    new Thread(
            () -> {
              if (one) {
                two = true;
              }
            })
        .start();
    if (two) {
      assert data == 1;
    }
  }
}
