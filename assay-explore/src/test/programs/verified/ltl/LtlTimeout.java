// expect: verified
// options: --ltl 'F LtlTimeout#done' --fair

/** A wait with a limit ends, if only by its limit. */
public class LtlTimeout {
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              for (int i = 0; i < 2; i++) {
                Thread.onSpinWait();
              }
            });
    t.start();
    synchronized (lock) {
      lock.wait(10);
    }
    done = true;
  }
}
