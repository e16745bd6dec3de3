// expect: violation exception

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Poll on a DelayQueue gives null while nothing has expired; the consumer did not think of it. */
public class DelayQueuePoll {
  record Item(int rank) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return 0;
    }

    @Override
    public int compareTo(Delayed o) {
      return Integer.compare(rank, ((Item) o).rank);
    }
  }

  public static void main(String[] args) {
    DelayQueue<Item> queue = new DelayQueue<>();
    new Thread(() -> queue.put(new Item(1))).start();
    System.out.println(queue.poll().rank());
  }
}
