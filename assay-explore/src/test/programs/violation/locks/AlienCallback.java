// expect: violation deadlock

/**
 * A listener is called with the monitor held, and does its work in another thread that needs the
 * same monitor.
 */
public class AlienCallback {
  private Runnable listener;

  synchronized void setListener(Runnable r) {
    listener = r;
  }

  synchronized void fire() {
    listener.run();
  }

  synchronized void touch() {}

  static void runElsewhere(Runnable r) {
    Thread t = new Thread(r);
    t.start();
    try {
      t.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    AlienCallback subject = new AlienCallback();
    subject.setListener(() -> runElsewhere(subject::touch));
    subject.fire();
  }
}
