// expect: violation race|assertion|deadlock

import java.util.concurrent.Semaphore;

/**
 * The readers' counter is not protected: both may take themselves for the first, or neither for the
 * last.
 */
public class ReadersWritersForgottenMutex {
  private final Semaphore room = new Semaphore(1);
  private int readers;

  void read() {
    if (++readers == 1) {
      room.acquireUninterruptibly();
    }
    if (--readers == 0) {
      room.release();
    }
  }

  public static void main(String[] args) throws Exception {
    ReadersWritersForgottenMutex rw = new ReadersWritersForgottenMutex();
    Thread t = new Thread(rw::read);
    t.start();
    rw.read();
    t.join();
    assert rw.room.availablePermits() == 1;
  }
}
