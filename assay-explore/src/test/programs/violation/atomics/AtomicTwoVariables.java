// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;

/** Two atomic variables with an invariant between them: each update is atomic, the pair is not. */
public class AtomicTwoVariables {
  static final AtomicInteger lower = new AtomicInteger(0);
  static final AtomicInteger upper = new AtomicInteger(10);

  static void setLower(int n) {
    if (n <= upper.get()) {
      lower.set(n);
    }
  }

  static void setUpper(int n) {
    if (n >= lower.get()) {
      upper.set(n);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> setLower(7));
    t.start();
    setUpper(4);
    t.join();
    assert lower.get() <= upper.get();
  }
}
