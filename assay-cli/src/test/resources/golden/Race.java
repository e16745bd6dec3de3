/** A field is written and read without a lock. */
public class Race {
  static class Counter {
    int value;

    void add() {
      value++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Counter c = new Counter();
    Thread a = new Thread(c::add, "a");
    Thread b = new Thread(c::add, "b");
    a.start();
    b.start();
    a.join();
    b.join();
    assert c.value == 2;
  }
}
