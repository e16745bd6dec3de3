// expect: verified

import java.util.concurrent.LinkedBlockingDeque;

/** Two threads take from the two ends of a deque; each element goes to one of them. */
public class LinkedBlockingDequeBothEnds {
  /** What a thread does. */
  interface Task {
    void run() throws InterruptedException;
  }

  static Thread start(Task task) {
    Thread t =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }

  static int other;

  public static void main(String[] args) throws Exception {
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    Thread t = start(() -> other = deque.takeLast());
    deque.putFirst(1);
    deque.putLast(2);
    int mine = deque.takeFirst();
    t.join();
    assert mine + other == 3 && deque.isEmpty();
  }
}
