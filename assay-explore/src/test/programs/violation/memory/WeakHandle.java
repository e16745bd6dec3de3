// expect: violation assertion

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Two threads set a field by a weak compare-and-set each, and neither may succeed. */
public class WeakHandle {
  private volatile int value;

  public static void main(String[] args) throws Exception {
    VarHandle handle =
        MethodHandles.lookup().findVarHandle(WeakHandle.class, "value", int.class);
    WeakHandle object = new WeakHandle();
    Thread t = new Thread(() -> handle.weakCompareAndSet(object, 0, 1));
    t.start();
    handle.weakCompareAndSet(object, 0, 2);
    t.join();
    assert object.value != 0;
  }
}
