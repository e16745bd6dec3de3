/** One thread makes a new thread a daemon, another one asks whether it is one. */
public class DaemonSetByOther {
  public static void main(String[] args) throws Exception {
    Thread made = new Thread();
    Thread t = new Thread(() -> made.setDaemon(true));
    t.start();
    assert !made.isDaemon();
    t.join();
  }
}
