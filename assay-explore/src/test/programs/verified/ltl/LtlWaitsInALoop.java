// expect: verified
// options: --ltl 'F LtlWaitsInALoop#done'

/** Waking up for no reason happens finitely often only, so the thread that notifies gets its turn. */
public class LtlWaitsInALoop {
  private static final Object LOCK = new Object();
  private static boolean ready;
  private static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LOCK) {
                ready = true;
                LOCK.notifyAll();
              }
            });
    t.start();
    synchronized (LOCK) {
      while (!ready) {
        LOCK.wait();
      }
    }
    done = true;
  }
}
