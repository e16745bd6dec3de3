// expect: verified

import dev.assay.api.Assay;

/** Each thread has a value of its own: no sharing, no race. */
public class ThreadLocalIsolated {
  static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);

  static void count() {
    counter.get()[0]++;
    counter.get()[0]++;
    Assay.check(counter.get()[0] == 2, "shared");
  }

  public static void main(String[] args) {
    new Thread(ThreadLocalIsolated::count).start();
    count();
  }
}
