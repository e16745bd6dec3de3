// expect: violation invariant
// options: --invariant InvariantAtomicAlone#zero

import java.util.concurrent.atomic.AtomicInteger;

/** An atomic variable has another value for a moment while there is but one thread. */
public class InvariantAtomicAlone {
  static final AtomicInteger x = new AtomicInteger();

  static boolean zero() {
    return x.get() == 0;
  }

  public static void main(String[] args) {
    x.set(1);
    x.set(0);
  }
}
