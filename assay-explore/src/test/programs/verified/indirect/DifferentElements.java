// expect: verified

/** Two threads copy into different halves of an array. */
public class DifferentElements {
  static final int[] data = new int[4];

  public static void main(String[] args) throws Exception {
    int[] ones = {1, 1};
    Thread t = new Thread(() -> System.arraycopy(ones, 0, data, 0, 2));
    t.start();
    System.arraycopy(ones, 0, data, 2, 2);
    t.join();
    assert data[0] + data[3] == 2;
  }
}
