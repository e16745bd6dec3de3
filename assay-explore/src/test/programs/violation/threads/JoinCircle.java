// expect: violation deadlock

/** Two threads wait for each other's end. */
public class JoinCircle {
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
    Thread main = Thread.currentThread();
    Thread t = start(main::join);
    t.join();
  }
}
