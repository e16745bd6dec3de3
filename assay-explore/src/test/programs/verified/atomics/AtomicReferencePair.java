// expect: verified

import java.util.concurrent.atomic.AtomicReference;

/** The two bounds in one immutable object behind an AtomicReference. */
public class AtomicReferencePair {
  record Range(int lower, int upper) {}

  static final AtomicReference<Range> range = new AtomicReference<>(new Range(0, 10));

  static void setLower(int n) {
    range.updateAndGet(r -> n <= r.upper() ? new Range(n, r.upper()) : r);
  }

  static void setUpper(int n) {
    range.updateAndGet(r -> n >= r.lower() ? new Range(r.lower(), n) : r);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> setLower(7));
    t.start();
    setUpper(4);
    t.join();
    Range r = range.get();
    assert r.lower() <= r.upper();
  }
}
