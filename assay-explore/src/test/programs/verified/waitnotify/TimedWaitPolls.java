// expect: verified

/**
 * A timed wait in a loop, with a monitor that nobody notifies: the loop ends as soon as the flag is
 * set.
 */
public class TimedWaitPolls {
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    new Thread(() -> ready = true).start();
    synchronized (lock) {
      while (!ready) {
        lock.wait(1);
      }
    }
  }
}
