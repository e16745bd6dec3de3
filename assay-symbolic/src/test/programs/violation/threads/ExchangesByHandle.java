// expect: violation assertion

import dev.assay.api.Assay;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The same as with an atomic number, by a variable handle. */
public class ExchangesByHandle {
  static volatile int value;
  static boolean first;
  static final VarHandle VALUE;

  static {
    try {
      VALUE =
          MethodHandles.lookup().findStaticVarHandle(ExchangesByHandle.class, "value", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    value = Assay.anyInt();
    Thread t = new Thread(() -> first = VALUE.compareAndSet(5, 6));
    t.start();
    boolean second = VALUE.compareAndSet(6, 7);
    t.join();
    assert !(first && second);
  }
}
