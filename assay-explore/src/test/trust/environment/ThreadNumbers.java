import java.util.concurrent.atomic.AtomicLong;

/** Which of two threads is the first to make another thread is not said. */
public class ThreadNumbers {
  static final AtomicLong A = new AtomicLong();

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> A.set(new Thread(() -> {}).getId()));
    t.start();
    long b = new Thread(() -> {}).getId();
    t.join();
    assert A.get() < b;
  }
}
