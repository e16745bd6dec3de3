import java.util.concurrent.locks.StampedLock;

/**
 * A thread that loses a race to read the lock's state waits in the queue, behind a writer that
 * waits for the main thread, which waits for it.
 */
public class ReaderBehindWriter {
  public static void main(String[] args) throws Exception {
    StampedLock lock = new StampedLock();
    Thread reader = new Thread(() -> lock.unlockRead(lock.readLock()));
    Thread writer = new Thread(() -> lock.unlockWrite(lock.writeLock()));
    reader.start();
    writer.start();
    long stamp = lock.readLock();
    reader.join();
    lock.unlockRead(stamp);
    writer.join();
  }
}
