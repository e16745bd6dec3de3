// expect: verified
// jdk: 21+

/** Virtual threads increment a counter under a lock. */
public class VirtualCounter {
  static final Object lock = new Object();
  static int count;

  static void add() {
    synchronized (lock) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = Thread.startVirtualThread(VirtualCounter::add);
    Thread b = Thread.startVirtualThread(VirtualCounter::add);
    a.join();
    b.join();
    assert count == 2;
  }
}
