// expect: verified

/**
 * The sleeping barber with one chair: customers that find it taken leave; the barber sleeps while
 * there is nobody. All looking and waiting happens in one monitor. The barber is a daemon, so the
 * program ends when the customers have gone.
 */
public class SleepingBarber {
  private int waiting;
  private int served;
  private int left;

  synchronized void barber() throws InterruptedException {
    while (true) {
      while (waiting == 0) {
        wait();
      }
      waiting--;
      served++;
      notifyAll();
    }
  }

  synchronized void customer() throws InterruptedException {
    if (waiting == 1) {
      left++;
      return;
    }
    waiting++;
    notifyAll();
    while (waiting > 0) {
      wait();
    }
  }

  static Thread start(Runnable r, boolean daemon) {
    Thread t = new Thread(r);
    t.setDaemon(daemon);
    t.start();
    return t;
  }

  interface Role {
    void play() throws InterruptedException;
  }

  static Runnable role(Role r) {
    return () -> {
      try {
        r.play();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    };
  }

  public static void main(String[] args) throws Exception {
    SleepingBarber shop = new SleepingBarber();
    start(role(shop::barber), true);
    Thread one = start(role(shop::customer), false);
    shop.customer();
    one.join();
    synchronized (shop) {
      assert shop.waiting == 0 && shop.served + shop.left == 2;
    }
  }
}
