// expect: violation deadlock

/** A thread waits for its own end. */
public class JoinSelf {
  public static void main(String[] args) throws Exception {
    Thread.currentThread().join();
  }
}
