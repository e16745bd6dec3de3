// expect: verified

/** Two threads increment a counter under its monitor. */
public class SynchronizedCounter {
  private int count;

  synchronized void add() {
    count++;
  }

  synchronized int get() {
    return count;
  }

  public static void main(String[] args) throws Exception {
    SynchronizedCounter c = new SynchronizedCounter();
    Thread a = new Thread(c::add);
    Thread b = new Thread(c::add);
    a.start();
    b.start();
    int seen = c.get();
    assert 0 <= seen && seen <= 2;
    a.join();
    b.join();
    assert c.get() == 2;
  }
}
