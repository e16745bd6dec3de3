// expect: violation invariant
// options: --invariant InvariantByReflection#isEven

import java.lang.reflect.Field;

/** The invariant reads a field by its name. */
public class InvariantByReflection {
  static class Counter {
    int value;
  }

  static final Counter COUNTER = new Counter();

  static boolean isEven() throws ReflectiveOperationException {
    Field f = Counter.class.getDeclaredField("value");
    return f.getInt(COUNTER) % 2 == 0;
  }

  static void work() {
    synchronized (COUNTER) {
      COUNTER.value++;
      COUNTER.value++;
    }
  }

  public static void main(String[] args) {
    new Thread(InvariantByReflection::work).start();
    new Thread(InvariantByReflection::work).start();
  }
}
