// expect: verified

import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A mutable object is handed over through a concurrent queue; the first thread does not touch it
 * afterwards.
 */
public class HandOverThroughQueue {
  static class Message {
    int text;
  }

  public static void main(String[] args) {
    ConcurrentLinkedQueue<Message> queue = new ConcurrentLinkedQueue<>();
    new Thread(
            () -> {
              Message m = new Message();
              m.text = 7;
              queue.add(m);
            })
        .start();
    Message m = queue.poll();
    if (m != null) {
      m.text++;
      assert m.text == 8;
    }
  }
}
