/** Two threads wait for each other while the main thread sleeps and looks again. */
public class MonitorsWhileMainSleeps {
  static final Object A = new Object();
  static final Object B = new Object();

  static void use(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        count++;
      }
    }
  }

  static int count;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> use(A, B));
    Thread u = new Thread(() -> use(B, A));
    t.start();
    u.start();
    while (t.isAlive() || u.isAlive()) {
      Thread.sleep(1);
    }
  }
}
