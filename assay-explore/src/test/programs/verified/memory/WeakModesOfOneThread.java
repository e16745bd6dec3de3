// expect: verified

import java.util.concurrent.atomic.AtomicInteger;

/** The mode of an access to what one thread uses makes no difference. */
public class WeakModesOfOneThread {
  private static int count() {
    AtomicInteger own = new AtomicInteger();
    own.lazySet(1);
    own.setPlain(own.getAcquire() + 1);
    return own.getOpaque();
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> assertTwo(count()));
    t.start();
    assertTwo(count());
    t.join();
  }

  private static void assertTwo(int n) {
    assert n == 2;
  }
}
