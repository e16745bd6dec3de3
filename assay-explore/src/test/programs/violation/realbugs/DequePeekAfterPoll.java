// expect: violation assertion
// options: --jdk-internals

import dev.assay.api.Assay;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * ConcurrentLinkedDeque is not linearizable (JDK-8256833). If pollFirst takes the old element, it
 * came before addFirst, so the deque holds the new one only when the thread that added it looks.
 */
public class DequePeekAfterPoll {
  public static void main(String[] args) throws Exception {
    ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
    deque.addLast("old");
    String[] polled = new String[1];
    Thread taker = new Thread(() -> polled[0] = deque.pollFirst(), "taker");
    taker.start();
    deque.addFirst("new");
    String last = deque.peekLast();
    taker.join();
    Assay.check(
        !polled[0].equals("old") || last.equals("new"),
        "the old element was taken before the new one came, and is seen after it");
  }
}
