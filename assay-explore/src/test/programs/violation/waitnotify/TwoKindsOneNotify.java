// expect: violation deadlock

/**
 * Two threads wait in one set for different things; a single notification may wake the one that
 * cannot use it.
 */
public class TwoKindsOneNotify {
  private boolean red;
  private boolean green;

  synchronized void awaitRed() throws InterruptedException {
    while (!red) {
      wait();
    }
  }

  synchronized void awaitGreen() throws InterruptedException {
    while (!green) {
      wait();
    }
  }

  synchronized void setRed() {
    red = true;
    notify();
  }

  synchronized void setGreen() {
    green = true;
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
    TwoKindsOneNotify light = new TwoKindsOneNotify();
    start(light::awaitRed);
    start(light::awaitGreen);
    light.setRed();
    light.setGreen();
  }
}
