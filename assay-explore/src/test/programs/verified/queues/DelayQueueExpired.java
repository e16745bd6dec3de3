// expect: verified

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/**
 * Elements whose delay has run out are taken from a DelayQueue in their order; the consumer waits
 * for each of them.
 */
public class DelayQueueExpired {
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

  public static void main(String[] args) throws Exception {
    DelayQueue<Item> queue = new DelayQueue<>();
    new Thread(
            () -> {
              queue.put(new Item(1));
              queue.put(new Item(2));
            })
        .start();
    assert queue.take().rank() == 1;
    assert queue.take().rank() == 2;
  }
}
