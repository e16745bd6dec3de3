// expect: verified

/** Each waiter wakes the next one: a single notification is enough for all. */
public class NotifyPassedOn {
  private boolean open;

  synchronized void pass() throws InterruptedException {
    while (!open) {
      wait();
    }
    notify();
  }

  synchronized void open() {
    open = true;
    notify();
  }

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

  public static void main(String[] args) {
    NotifyPassedOn gate = new NotifyPassedOn();
    start(gate::pass);
    start(gate::pass);
    start(gate::pass);
    gate.open();
  }
}
