// expect: violation ltl
// options: --ltl 'F LtlSpinUnfair#done'

/** Without fairness the spinning thread may spin for ever. */
public class LtlSpinUnfair {
  static volatile boolean flag;
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) {
    Thread t = new Thread(() -> flag = true);
    t.start();
    while (!flag) {
      Thread.onSpinWait();
    }
    done = true;
  }
}
