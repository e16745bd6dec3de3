import java.util.concurrent.atomic.AtomicReference;

/** Which of two threads is the first to make another thread is not said. */
public class ThreadNames {
  static final AtomicReference<String> A = new AtomicReference<>();

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> A.set(new Thread(() -> {}).getName()));
    t.start();
    String b = new Thread(() -> {}).getName();
    t.join();
    assert A.get().compareTo(b) < 0;
  }
}
