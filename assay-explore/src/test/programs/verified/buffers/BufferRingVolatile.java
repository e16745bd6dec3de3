// expect: verified

/**
 * Lamport's ring buffer for one producer and one consumer. The places are plain, but every access
 * to a place is ordered by the volatile indices: the place is written before tail and read after
 * it.
 */
public class BufferRingVolatile {
  private final int[] places = new int[2];
  private volatile int head;
  private volatile int tail;

  void put(int value) {
    int t = tail;
    while (t - head == places.length) {
      Thread.onSpinWait();
    }
    places[t % places.length] = value;
    tail = t + 1;
  }

  int take() {
    int h = head;
    while (h == tail) {
      Thread.onSpinWait();
    }
    int value = places[h % places.length];
    head = h + 1;
    return value;
  }

  public static void main(String[] args) {
    BufferRingVolatile buffer = new BufferRingVolatile();
    new Thread(
            () -> {
              for (int i = 0; i < 3; i++) {
                buffer.put(i);
              }
            })
        .start();
    for (int i = 0; i < 3; i++) {
      assert buffer.take() == i;
    }
  }
}
