// options: --ltl F(NeverDone#done)
// replay: g 2;n;n;q
/** A run that ends stays in its last state, in which the work is not done. */
public class NeverDone {
  static volatile boolean ready;
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) {
    new Thread(() -> ready = true, "worker").start();
    if (ready) {
      done = true;
    }
  }
}
