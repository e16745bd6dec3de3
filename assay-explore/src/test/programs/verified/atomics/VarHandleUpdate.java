// expect: verified

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Atomic updates of a plain field through a VarHandle, and only through it. */
public class VarHandleUpdate {
  static final VarHandle COUNT;

  static {
    try {
      COUNT = MethodHandles.lookup().findStaticVarHandle(VarHandleUpdate.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static int count;

  static void add() {
    int old;
    do {
      old = (int) COUNT.getVolatile();
    } while (!COUNT.compareAndSet(old, old + 1));
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(VarHandleUpdate::add);
    t.start();
    add();
    t.join();
    assert (int) COUNT.getVolatile() == 2;
  }
}
