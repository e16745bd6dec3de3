// expect: violation race

/** Dekker's algorithm on a plain array: data races on the flags. */
public class DekkerPlain {
  static final boolean[] wants = new boolean[2];
  static int turn;

  static void enter(int me) {
    int other = 1 - me;
    wants[me] = true;
    while (wants[other]) {
      if (turn != me) {
        wants[me] = false;
        while (turn != me) {
          Thread.onSpinWait();
        }
        wants[me] = true;
      }
    }
    turn = other;
    wants[me] = false;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> enter(0));
    t.start();
    enter(1);
    t.join();
  }
}
