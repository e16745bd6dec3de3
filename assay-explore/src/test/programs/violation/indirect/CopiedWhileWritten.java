// expect: violation race

/** One thread copies an array while another writes to it. */
public class CopiedWhileWritten {
  static final int[] data = {1, 2, 3};

  public static void main(String[] args) {
    new Thread(() -> data[1] = 5).start();
    int[] copy = new int[3];
    System.arraycopy(data, 0, copy, 0, 3);
    assert copy[0] == 1;
  }
}
