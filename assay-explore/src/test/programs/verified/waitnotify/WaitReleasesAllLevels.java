// expect: verified

/**
 * Wait gives back a monitor that was entered three times, and has it three times again afterwards.
 */
public class WaitReleasesAllLevels {
  private boolean ready;

  synchronized void first() throws InterruptedException {
    synchronized (this) {
      synchronized (this) {
        while (!ready) {
          wait();
        }
      }
      ready = false;
    }
    notifyAll();
    assert Thread.holdsLock(this);
  }

  synchronized void set() {
    ready = true;
    notifyAll();
  }

  public static void main(String[] args) throws Exception {
    WaitReleasesAllLevels w = new WaitReleasesAllLevels();
    Thread t = new Thread(w::set);
    t.start();
    w.first();
    t.join();
    assert !w.ready;
  }
}
