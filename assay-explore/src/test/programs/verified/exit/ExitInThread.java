// expect: verified

import java.util.concurrent.Semaphore;

/** A thread ends the program; the main thread, which waits forever, is abandoned. */
public class ExitInThread {
  public static void main(String[] args) {
    new Thread(() -> System.exit(0)).start();
    new Semaphore(0).acquireUninterruptibly();
  }
}
