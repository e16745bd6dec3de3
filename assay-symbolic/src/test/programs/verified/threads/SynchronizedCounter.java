// expect: verified

import dev.assay.api.Assay;

/** Two threads add symbolic amounts under a lock. */
public class SynchronizedCounter {
  static int count;

  static synchronized void add(int x) {
    count += x;
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Thread t = new Thread(() -> add(x));
    t.start();
    add(y);
    t.join();
    assert count == x + y;
  }
}
