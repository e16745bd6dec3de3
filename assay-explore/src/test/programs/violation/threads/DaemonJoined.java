// expect: violation deadlock

import java.util.concurrent.Semaphore;

/** A daemon that waits forever is joined. */
public class DaemonJoined {
  public static void main(String[] args) throws Exception {
    Semaphore never = new Semaphore(0);
    Thread t = new Thread(never::acquireUninterruptibly);
    t.setDaemon(true);
    t.start();
    t.join();
  }
}
