// expect: verified

/** A child starts a grandchild; what the grandchild did is seen through two joins. */
public class GrandChild {
  static int data;

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
    Thread child =
        start(
            () -> {
              Thread grandChild = new Thread(() -> data = 3);
              grandChild.start();
              grandChild.join();
              data++;
            });
    child.join();
    assert data == 4;
  }
}
