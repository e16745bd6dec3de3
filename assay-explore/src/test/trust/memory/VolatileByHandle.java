import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Volatile accesses by a handle are no race. */
public class VolatileByHandle {
  static int x;
  static final VarHandle X;

  static {
    try {
      X = MethodHandles.lookup().findStaticVarHandle(VolatileByHandle.class, "x", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> X.setVolatile(1));
    t.start();
    int a = (int) X.getVolatile();
    assert a == 0 || a == 1;
    t.join();
  }
}
