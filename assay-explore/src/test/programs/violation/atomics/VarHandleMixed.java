// expect: violation race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A field is updated through a VarHandle by one thread and read plainly by the other: the plain
 * read is a data race.
 */
public class VarHandleMixed {
  static final VarHandle READY;

  static {
    try {
      READY = MethodHandles.lookup().findStaticVarHandle(VarHandleMixed.class, "ready", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static int ready;

  public static void main(String[] args) {
    new Thread(() -> READY.setVolatile(1)).start();
    System.out.println(ready <= 1);
  }
}
