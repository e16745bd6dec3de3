// expect: violation race

/** Two writers and two readers of plain fields. */
public class IndependentReadsPlain {
  static int x;
  static int y;

  public static void main(String[] args) {
    new Thread(() -> x = 1).start();
    new Thread(() -> y = 1).start();
    new Thread(() -> System.out.println(x >= 0 && y >= 0)).start();
    System.out.println(y >= 0 && x >= 0);
  }
}
