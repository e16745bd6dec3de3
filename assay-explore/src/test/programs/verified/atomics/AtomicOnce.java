// expect: verified

import java.util.concurrent.atomic.AtomicBoolean;

/** An AtomicBoolean lets exactly one of three threads do the work. */
public class AtomicOnce {
  static final AtomicBoolean begun = new AtomicBoolean();
  static int runs;

  static void once() {
    if (begun.compareAndSet(false, true)) {
      runs++;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(AtomicOnce::once);
    Thread b = new Thread(AtomicOnce::once);
    a.start();
    b.start();
    once();
    a.join();
    b.join();
    assert runs == 1;
  }
}
