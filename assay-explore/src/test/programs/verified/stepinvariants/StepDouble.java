// expect: verified
// options: --step-invariant StepDouble#half

/** A number of eight bytes is passed as it is. */
public class StepDouble {
  static volatile double value = 8;

  static double half() {
    return value;
  }

  static boolean half(double before, double after) {
    return after == before / 2;
  }

  static synchronized void work() {
    value = value / 2;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(StepDouble::work);
    Thread b = new Thread(StepDouble::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
