// expect: violation race|assertion

import java.util.concurrent.atomic.AtomicBoolean;

/** One thread does the work once; the other sees that it has begun and takes it for done. */
public class AtomicOnceTooEarly {
  static final AtomicBoolean begun = new AtomicBoolean();
  static int result;

  static int get() {
    if (begun.compareAndSet(false, true)) {
      result = 42;
    }
    return result;
  }

  public static void main(String[] args) {
    new Thread(AtomicOnceTooEarly::get).start();
    assert get() == 42;
  }
}
