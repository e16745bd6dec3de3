// expect: verified

/** A singleton as an enum constant. */
public class EnumSingleton {
  enum Counter {
    ONLY;
    private int count;

    synchronized int next() {
      return ++count;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Counter.ONLY::next);
    Thread u = new Thread(() -> Counter.ONLY.next());
    t.start();
    u.start();
    t.join();
    u.join();
    assert Counter.ONLY.next() == 3;
  }
}
