// expect: violation deadlock
// options: --timeouts never

/** Only the time limit ends the wait. */
public class NeverTimesOut {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    synchronized (lock) {
      lock.wait(100);
    }
  }
}
