// expect: violation race

/** The reference to the array is volatile, its elements are not. */
public class VolatileArrayReference {
  static volatile int[] cells = new int[1];

  public static void main(String[] args) {
    new Thread(() -> cells[0] = 1).start();
    int seen = cells[0];
    assert seen == 0 || seen == 1;
  }
}
