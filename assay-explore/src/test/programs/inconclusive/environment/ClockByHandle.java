// expect: inconclusive

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The clock is the clock, also when it is asked through a method handle. */
public class ClockByHandle {
  public static void main(String[] args) throws Throwable {
    MethodHandle clock =
        MethodHandles.lookup()
            .findStatic(System.class, "nanoTime", MethodType.methodType(long.class));
    long first = (long) clock.invokeExact();
    long second = (long) clock.invokeExact();
    if (first != second) {
      throw new IllegalStateException("the clock went on");
    }
  }
}
