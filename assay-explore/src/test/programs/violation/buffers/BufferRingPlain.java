// expect: violation race

/** The same ring buffer with plain indices: nothing orders the accesses of the two threads. */
public class BufferRingPlain {
  private final int[] places = new int[2];
  private int head;
  private int tail;

  boolean offer(int value) {
    if (tail - head == places.length) {
      return false;
    }
    places[tail++ % places.length] = value;
    return true;
  }

  Integer poll() {
    return head == tail ? null : (Integer) places[head++ % places.length];
  }

  public static void main(String[] args) {
    BufferRingPlain buffer = new BufferRingPlain();
    new Thread(() -> buffer.offer(1)).start();
    buffer.poll();
  }
}
