// expect: violation deadlock

/** The waiter waits for the queue, the notification goes to the class. */
public class NotifyWrongObject {
  private boolean ready;

  synchronized void await() throws InterruptedException {
    while (!ready) {
      wait();
    }
  }

  void set() {
    synchronized (this) {
      ready = true;
    }
    synchronized (NotifyWrongObject.class) {
      NotifyWrongObject.class.notifyAll();
    }
  }

  public static void main(String[] args) throws Exception {
    NotifyWrongObject gate = new NotifyWrongObject();
    new Thread(gate::set).start();
    gate.await();
  }
}
