// expect: violation deadlock

/** Wait releases the inner monitor only; whoever should notify cannot pass the outer one. */
public class NestedMonitors {
  private final Object inner = new Object();
  private boolean ready;

  synchronized void await() throws InterruptedException {
    synchronized (inner) {
      while (!ready) {
        inner.wait();
      }
    }
  }

  synchronized void set() {
    synchronized (inner) {
      ready = true;
      inner.notifyAll();
    }
  }

  public static void main(String[] args) throws Exception {
    NestedMonitors gate = new NestedMonitors();
    new Thread(gate::set).start();
    gate.await();
  }
}
