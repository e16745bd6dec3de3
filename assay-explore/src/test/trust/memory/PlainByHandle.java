import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain access by a handle on both sides is a race like any other. */
public class PlainByHandle {
  static int x;
  static final VarHandle X;

  static {
    try {
      X = MethodHandles.lookup().findStaticVarHandle(PlainByHandle.class, "x", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> X.set(1));
    t.start();
    int a = (int) X.get();
    t.join();
  }
}
