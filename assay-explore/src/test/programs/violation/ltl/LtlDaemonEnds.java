// expect: violation ltl
// options: --ltl 'G F LtlDaemonEnds#on' --fair

/** A daemon does not run on when the program has ended. */
public class LtlDaemonEnds {
  static volatile boolean on;

  static boolean on() {
    return on;
  }

  public static void main(String[] args) {
    Thread t =
        new Thread(
            () -> {
              while (true) {
                on = true;
                on = false;
              }
            });
    t.setDaemon(true);
    t.start();
  }
}
