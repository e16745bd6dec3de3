// expect: verified
// options: --step-invariant StepPhases#phase

/** Phases follow each other as they should, under a lock. */
public class StepPhases {
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
    if (phase == Phase.OPEN) {
      phase = Phase.CLOSED;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(StepPhases::open);
    Thread b = new Thread(StepPhases::close);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
