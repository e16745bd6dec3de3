// expect: verified

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What updates a plain field through a handle reads and writes it in one. */
public class UpdatesThroughHandles {
  private int value;

  public static void main(String[] args) throws Exception {
    VarHandle handle =
        MethodHandles.lookup().findVarHandle(UpdatesThroughHandles.class, "value", int.class);
    UpdatesThroughHandles object = new UpdatesThroughHandles();
    Thread t = new Thread(() -> handle.getAndAdd(object, 1));
    t.start();
    handle.getAndBitwiseOr(object, 4);
    t.join();
    assert (int) handle.getVolatile(object) == 5;
  }
}
