// expect: violation ltl
// options: --ltl 'F LtlEndsUndone#done'

/** One order of the threads leaves the work undone; the run ends and stays in its last state. */
public class LtlEndsUndone {
  static volatile boolean ready;
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> ready = true);
    t.start();
    if (ready) {
      done = true;
    }
  }
}
