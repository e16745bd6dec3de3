// expect: verified

/**
 * The notification comes before the change it announces, but both happen with the monitor held: the
 * waiter cannot look in between.
 */
public class NotifyBeforeChange {
  private boolean ready;

  synchronized void await() throws InterruptedException {
    while (!ready) {
      wait();
    }
  }

  synchronized void set() {
    notifyAll();
    ready = true;
  }

  public static void main(String[] args) throws Exception {
    NotifyBeforeChange gate = new NotifyBeforeChange();
    new Thread(gate::set).start();
    gate.await();
  }
}
