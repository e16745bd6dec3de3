// expect: violation assertion

/** What is read and written in a monitor is the JDK's own data, which is not looked at. */
public class PriorityInMonitor {
  static final Thread IDLE = new Thread(() -> {});
  static int seen = Thread.MIN_PRIORITY;

  static void set() {
    synchronized (IDLE) {
      IDLE.setPriority(Thread.MIN_PRIORITY);
    }
  }

  static void get() {
    synchronized (IDLE) {
      seen = IDLE.getPriority();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(PriorityInMonitor::set);
    Thread b = new Thread(PriorityInMonitor::get);
    a.start();
    b.start();
    a.join();
    b.join();
    assert seen == Thread.MIN_PRIORITY;
  }
}
