// expect: violation invariant
// options: --invariant InvariantThrows#safe

/** The invariant itself fails with an exception in one state. */
public class InvariantThrows {
  static volatile String text = "";

  static boolean safe() {
    return text.length() < 5;
  }

  static void work() {
    text = null;
    text = "b";
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantThrows::work);
    Thread b = new Thread(InvariantThrows::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
