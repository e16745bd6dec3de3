// expect: verified
// options: --invariant InvariantBound#small --invariant InvariantBound#positive

/** Two threads count a volatile variable up; updates may be lost, but it never exceeds two. */
public class InvariantBound {
  static volatile int count;

  static boolean small() {
    return count <= 2;
  }

  static boolean positive() {
    return count >= 0;
  }

  static void work() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(InvariantBound::work);
    Thread b = new Thread(InvariantBound::work);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
