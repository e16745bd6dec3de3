// expect: violation step-invariant
// options: --step-invariant StepLostUpdate#count

/** A late write of a volatile counter takes it back. */
public class StepLostUpdate {
  static volatile int counter;

  static int count() {
    return counter;
  }

  static boolean count(int before, int after) {
    return after > before;
  }

  static void work() {
    counter++;
    counter++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(StepLostUpdate::work);
    Thread b = new Thread(StepLostUpdate::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
