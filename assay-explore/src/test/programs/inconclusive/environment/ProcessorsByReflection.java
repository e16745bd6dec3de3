// expect: inconclusive

import java.lang.reflect.Method;

/** The number of processors is that of the machine at hand, also when it is asked by reflection. */
public class ProcessorsByReflection {
  public static void main(String[] args) throws Exception {
    Method count = Runtime.class.getMethod("availableProcessors");
    if ((Integer) count.invoke(Runtime.getRuntime()) == 3) {
      throw new IllegalStateException("three");
    }
  }
}
