// expect: violation exception

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Each thread looks whether there is room before it adds; both find the last place free, and one
 * add throws.
 */
public class ArrayBlockingQueueCapacity {
  static void addIfRoom(BlockingQueue<Integer> queue) {
    if (queue.remainingCapacity() > 0) {
      queue.add(1);
    }
  }

  public static void main(String[] args) {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    new Thread(() -> addIfRoom(queue)).start();
    addIfRoom(queue);
  }
}
