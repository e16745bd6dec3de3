// expect: verified

import dev.assay.api.Assay;
import java.util.concurrent.Semaphore;

/**
 * The first solution of Courtois, Heymans and Parnas: the first reader locks writers out, the last
 * lets them in again. A semaphore may be released by another thread than the one that acquired it.
 */
public class ReadersWritersSemaphores {
  private final Semaphore mutex = new Semaphore(1);
  private final Semaphore room = new Semaphore(1);
  private int readers;
  private int data;

  int read() {
    mutex.acquireUninterruptibly();
    if (++readers == 1) {
      room.acquireUninterruptibly();
    }
    mutex.release();
    int value = data;
    mutex.acquireUninterruptibly();
    if (--readers == 0) {
      room.release();
    }
    mutex.release();
    return value;
  }

  void write() {
    room.acquireUninterruptibly();
    data = 1;
    data = 2;
    room.release();
  }

  public static void main(String[] args) {
    ReadersWritersSemaphores rw = new ReadersWritersSemaphores();
    new Thread(rw::write).start();
    new Thread(() -> Assay.check(rw.read() != 1, "half-written data seen")).start();
    Assay.check(rw.read() != 1, "half-written data seen");
  }
}
