// expect: violation race|assertion

import java.util.concurrent.Semaphore;

/**
 * Two producers may pass the counting semaphore together; both then use the index of the next place
 * without a lock.
 */
public class BufferSemaphoresNoMutex {
  private final Semaphore free = new Semaphore(2);
  private final Semaphore used = new Semaphore(0);
  private final int[] places = new int[2];
  private int next;

  void put(int value) {
    free.acquireUninterruptibly();
    places[next++] = value;
    used.release();
  }

  public static void main(String[] args) {
    BufferSemaphoresNoMutex buffer = new BufferSemaphoresNoMutex();
    new Thread(() -> buffer.put(1)).start();
    new Thread(() -> buffer.put(2)).start();
    buffer.used.acquireUninterruptibly(2);
    assert buffer.places[0] + buffer.places[1] == 3;
  }
}
