// expect: violation race|assertion

/** The variable is local to the thread, but both threads are given the same object. */
public class ThreadLocalSharedValue {
  static final int[] shared = new int[1];
  static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> shared);

  static void count() {
    counter.get()[0]++;
  }

  public static void main(String[] args) {
    new Thread(ThreadLocalSharedValue::count).start();
    count();
  }
}
