// expect: violation race

/** One thread clones an array while another writes to it. */
public class ClonedWhileWritten {
  static final int[] data = {1, 2, 3};

  public static void main(String[] args) {
    new Thread(() -> data[2] = 5).start();
    int[] copy = data.clone();
    assert copy[0] == 1;
  }
}
