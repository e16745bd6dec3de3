// expect: violation deadlock

/**
 * The notification comes before the change, and the monitor is left in between: the waiter looks,
 * finds nothing, and waits forever.
 */
public class NotifyBeforeChangeApart {
  private boolean ready;

  synchronized void await() throws InterruptedException {
    while (!ready) {
      wait();
    }
  }

  void set() {
    synchronized (this) {
      notifyAll();
    }
    synchronized (this) {
      ready = true;
    }
  }

  public static void main(String[] args) throws Exception {
    NotifyBeforeChangeApart gate = new NotifyBeforeChangeApart();
    new Thread(gate::set).start();
    gate.await();
  }
}
