// expect: verified
// options: --invariant InvariantQueue#bounded

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A bounded queue never holds more than its capacity. */
public class InvariantQueue {
  static final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

  static boolean bounded() {
    return queue.size() <= 1 && queue.size() + queue.remainingCapacity() == 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread producer =
        new Thread(
            () -> {
              try {
                queue.put(1);
                queue.put(2);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    producer.start();
    queue.take();
    queue.take();
  }
}
