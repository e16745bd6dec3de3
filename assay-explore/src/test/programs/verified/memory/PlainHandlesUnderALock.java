// expect: verified

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses through a handle are ordered by a lock like any others. */
public class PlainHandlesUnderALock {
  private int value;

  private static void increment(VarHandle handle, PlainHandlesUnderALock object) {
    synchronized (object) {
      handle.set(object, (int) handle.get(object) + 1);
    }
  }

  public static void main(String[] args) throws Exception {
    VarHandle handle =
        MethodHandles.lookup().findVarHandle(PlainHandlesUnderALock.class, "value", int.class);
    PlainHandlesUnderALock object = new PlainHandlesUnderALock();
    handle.set(object, 3);
    Thread t = new Thread(() -> increment(handle, object));
    t.start();
    increment(handle, object);
    t.join();
    assert (int) handle.get(object) == 5;
  }
}
