// options: --max-states 5 --races ignore
/** More states than may be looked at, and a clock. */
public class Inconclusive {
  static volatile long seen;

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(() -> seen = System.nanoTime(), "t" + i).start();
    }
  }
}
