// expect: violation assertion
// options: --search best-first --heuristic interleaved

/** Two threads take turns; found where threads alternate. */
public class RelayInterleaved {
  private static volatile int turn;

  /** Adds one if the other thread has just done so, and so on: each needs the other in between. */
  private static void take(int mine) {
    for (int i = 0; i < 2; i++) {
      if (turn == mine) {
        turn = mine + 1;
      }
      mine += 2;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> take(0));
    Thread b = new Thread(() -> take(1));
    a.start();
    b.start();
    a.join();
    b.join();
    assert turn != 4;
  }
}
