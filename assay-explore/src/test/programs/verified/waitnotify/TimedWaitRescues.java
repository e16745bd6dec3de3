// expect: verified

/** The notification may be missed, but the wait has a limit: the program goes on either way. */
public class TimedWaitRescues {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    new Thread(
            () -> {
              synchronized (lock) {
                lock.notify();
              }
            })
        .start();
    synchronized (lock) {
      lock.wait(100);
    }
  }
}
