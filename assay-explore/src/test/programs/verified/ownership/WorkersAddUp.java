// expect: verified

/** Each thread counts in its own object; the main thread adds up when each has ended. */
public class WorkersAddUp {
  static final class Worker extends Thread {
    int count;

    @Override
    public void run() {
      for (int i = 0; i < 3; i++) {
        synchronized (WorkersAddUp.class) {
          total++;
        }
        count++;
      }
    }
  }

  static int total;

  public static void main(String[] args) throws InterruptedException {
    Worker[] workers = {new Worker(), new Worker()};
    for (Worker w : workers) {
      w.start();
    }
    int sum = 0;
    for (Worker w : workers) {
      w.join();
      sum += w.count;
    }
    assert sum == 6 && total == 6;
  }
}
