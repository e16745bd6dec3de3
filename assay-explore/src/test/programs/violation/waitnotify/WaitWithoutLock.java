// expect: violation exception

/** Wait without the monitor: IllegalMonitorStateException. */
public class WaitWithoutLock {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    lock.wait();
  }
}
