// expect: verified

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A message belongs to one thread at a time, handed from one to the next through a queue. */
public class HandedThroughQueue {
  static final class Message {
    int hops;
  }

  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Message> first = new ArrayBlockingQueue<>(1);
    BlockingQueue<Message> second = new ArrayBlockingQueue<>(1);
    Thread t =
        new Thread(
            () -> {
              try {
                Message m = first.take();
                m.hops++;
                second.put(m);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    Message m = new Message();
    m.hops++;
    first.put(m);
    Message back = second.take();
    back.hops++;
    assert back.hops == 3;
  }
}
