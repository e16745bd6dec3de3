// expect: violation step-invariant
// options: --step-invariant StepThrows#text

/** The method that judges the step fails itself. */
public class StepThrows {
  static volatile String text = "ab";

  static String text() {
    return text;
  }

  static boolean text(String before, String after) {
    return after.charAt(1) == before.charAt(1);
  }

  static void work() {
    text = "b";
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(StepThrows::work);
    Thread b = new Thread(StepThrows::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
