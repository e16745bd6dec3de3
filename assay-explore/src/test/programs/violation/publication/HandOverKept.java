// expect: violation race

import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A mutable object is handed over through a concurrent queue, but the first thread goes on to use
 * it.
 */
public class HandOverKept {
  static class Message {
    int text;
  }

  public static void main(String[] args) {
    ConcurrentLinkedQueue<Message> queue = new ConcurrentLinkedQueue<>();
    new Thread(
            () -> {
              Message m = new Message();
              queue.add(m);
              m.text = 7;
            })
        .start();
    Message m = queue.poll();
    if (m != null) {
      m.text++;
    }
  }
}
