import java.util.concurrent.locks.StampedLock;

/** Without a writer no reader waits for another. */
public class ReadersTogether {
  public static void main(String[] args) throws Exception {
    StampedLock lock = new StampedLock();
    Thread reader = new Thread(() -> lock.unlockRead(lock.readLock()));
    reader.start();
    long stamp = lock.readLock();
    reader.join();
    lock.unlockRead(stamp);
    assert lock.getReadLockCount() == 0;
  }
}
