// expect: verified

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A consumer that waits for a queue is ended by an interrupt. */
public class InterruptTake {
  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Thread t =
        new Thread(
            () -> {
              try {
                while (true) {
                  queue.take();
                }
              } catch (InterruptedException e) {
                // ends
              }
            });
    t.start();
    queue.put(1);
    t.interrupt();
    t.join();
  }
}
