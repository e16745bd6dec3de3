// expect: violation race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses through a variable handle race like any others. */
public class PlainHandles {
  private int value;

  public static void main(String[] args) throws Exception {
    VarHandle handle =
        MethodHandles.lookup().findVarHandle(PlainHandles.class, "value", int.class);
    PlainHandles object = new PlainHandles();
    Thread t = new Thread(() -> handle.set(object, 1));
    t.start();
    int seen = (int) handle.get(object);
    t.join();
    assert seen == 0 || seen == 1;
  }
}
