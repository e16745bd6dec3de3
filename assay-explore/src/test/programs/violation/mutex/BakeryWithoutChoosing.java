// expect: violation assertion

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * The bakery without the choosing flags: both see no numbers; one draws 1 and enters while the
 * other has not written its own 1 yet, which then has precedence.
 */
public class BakeryWithoutChoosing {
  static final int N = 2;
  static final AtomicIntegerArray number = new AtomicIntegerArray(N);
  static final AtomicInteger inside = new AtomicInteger();

  static void enter(int me) {
    int other = 1 - me;
    number.set(me, number.get(other) + 1);
    int mine = number.get(me);
    while (true) {
      int his = number.get(other);
      if (his == 0 || mine < his || (mine == his && me < other)) {
        break;
      }
    }
    assert inside.incrementAndGet() == 1;
    inside.decrementAndGet();
    number.set(me, 0);
  }

  public static void main(String[] args) {
    new Thread(() -> enter(0)).start();
    enter(1);
  }
}
