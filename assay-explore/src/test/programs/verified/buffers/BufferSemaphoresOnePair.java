// expect: verified

import java.util.concurrent.Semaphore;

/**
 * With one producer and one consumer the two counting semaphores order all accesses to the places:
 * no mutex is needed.
 */
public class BufferSemaphoresOnePair {
  private final Semaphore free = new Semaphore(2);
  private final Semaphore used = new Semaphore(0);
  private final int[] places = new int[2];

  void produce() {
    for (int i = 0; i < 3; i++) {
      free.acquireUninterruptibly();
      places[i % 2] = i;
      used.release();
    }
  }

  public static void main(String[] args) {
    BufferSemaphoresOnePair buffer = new BufferSemaphoresOnePair();
    new Thread(buffer::produce).start();
    for (int i = 0; i < 3; i++) {
      buffer.used.acquireUninterruptibly();
      assert buffer.places[i % 2] == i;
      buffer.free.release();
    }
  }
}
