// expect: violation invariant
// options: --invariant InvariantBoundExceeded#small

/** Three increments exceed the bound in some order only. */
public class InvariantBoundExceeded {
  static volatile int count;

  static boolean small() {
    return count <= 3;
  }

  static void work() {
    count++;
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantBoundExceeded::work);
    Thread b = new Thread(InvariantBoundExceeded::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
