import java.util.concurrent.atomic.AtomicInteger;

/** Each access is atomic, the two together are not. */
public class Assertion {
  static final AtomicInteger count = new AtomicInteger();

  static void add() {
    int n = count.get();
    count.set(n + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(Assertion::add, "a");
    a.start();
    add();
    a.join();
    assert count.get() == 2 : count + " instead of 2";
  }
}
