// expect: violation deadlock

import java.util.concurrent.Exchanger;

/** Three threads want to swap: one finds no partner. */
public class ExchangerOdd {
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

  public static void main(String[] args) throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    start(() -> exchanger.exchange(1));
    start(() -> exchanger.exchange(2));
    exchanger.exchange(3);
  }
}
