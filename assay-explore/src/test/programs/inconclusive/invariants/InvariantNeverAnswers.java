// expect: inconclusive
// options: --invariant InvariantNeverAnswers#taken

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The invariant waits for something in every state: nothing can be said about it. */
public class InvariantNeverAnswers {
  static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

  static boolean taken() throws InterruptedException {
    return queue.take() == 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {});
    t.start();
    t.join();
  }
}
