// expect: violation assertion

/** Two volatile fields written one after the other are seen apart. */
public class TwoVolatiles {
  static volatile int low;
  static volatile int high = 1;

  public static void main(String[] args) {
    new Thread(
            () -> {
              high = 6;
              low = 5;
            })
        .start();
    int l = low;
    int h = high;
    assert h == l + 1;
  }
}
