// expect: verified

/**
 * The right way to wait: the condition is a variable, protected by the monitor, checked in a loop.
 */
public class WaitInLoop {
  private boolean ready;
  private int value;

  synchronized int await() throws InterruptedException {
    while (!ready) {
      wait();
    }
    return value;
  }

  synchronized void set(int v) {
    value = v;
    ready = true;
    notifyAll();
  }

  public static void main(String[] args) throws Exception {
    WaitInLoop gate = new WaitInLoop();
    new Thread(() -> gate.set(7)).start();
    assert gate.await() == 7;
  }
}
