// expect: violation race

/** Two threads write the same element of an array. */
public class SharedElement {
  public static void main(String[] args) {
    int[] cells = new int[2];
    new Thread(() -> cells[1] = 1).start();
    cells[1] = 2;
  }
}
