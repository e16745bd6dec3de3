// expect: inconclusive

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Publication by setRelease and getAcquire orders the plain data; but such modes are only named. */
public class VarHandleRelease {
  static final VarHandle READY;

  static {
    try {
      READY =
          MethodHandles.lookup()
              .findStaticVarHandle(VarHandleRelease.class, "ready", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static boolean ready;
  static int data;

  public static void main(String[] args) {
    new Thread(
            () -> {
              data = 42;
              READY.setRelease(true);
            })
        .start();
    if ((boolean) READY.getAcquire()) {
      assert data == 42;
    }
  }
}
