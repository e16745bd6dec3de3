// expect: verified
// options: --ltl 'F G LtlDaemonSettles#on || F G !LtlDaemonSettles#on' --fair

/** When only the daemon is left, the program ends, and nothing changes any more. */
public class LtlDaemonSettles {
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
