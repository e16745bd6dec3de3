/** Two threads wait for each other's end while the main thread sleeps. */
public class JoinEachOther {
  static void join(Thread t) {
    try {
      t.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread[] all = new Thread[2];
    all[0] = new Thread(() -> join(all[1]));
    all[1] = new Thread(() -> join(all[0]));
    all[0].start();
    all[1].start();
    while (all[0].isAlive()) {
      Thread.sleep(1);
    }
  }
}
