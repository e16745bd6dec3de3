// expect: violation step-invariant
// options: --step-invariant StepPhaseSkipped#phase

/** What was never open is closed in some orders. */
public class StepPhaseSkipped {
  enum Phase {
    NEW,
    OPEN,
    CLOSED
  }

  static Phase phase = Phase.NEW;

  static String phase() {
    return phase.name();
  }

  static boolean phase(String before, String after) {
    return before.equals("NEW") && after.equals("OPEN")
        || before.equals("OPEN") && after.equals("CLOSED");
  }

  static synchronized void open() {
    if (phase == Phase.NEW) {
      phase = Phase.OPEN;
    }
  }

  static synchronized void close() {
    if (phase != Phase.CLOSED) {
      phase = Phase.CLOSED;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(StepPhaseSkipped::open);
    Thread b = new Thread(StepPhaseSkipped::close);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
