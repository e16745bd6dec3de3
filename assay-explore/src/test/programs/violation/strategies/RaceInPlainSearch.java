// expect: violation race
// options: --reduce none

/** The plain search tells of races, too. */
public class RaceInPlainSearch {
  private static int count;

  public static void main(String[] args) {
    new Thread(() -> count++).start();
    new Thread(() -> count++).start();
  }
}
