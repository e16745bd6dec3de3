// expect: violation race

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/** Each thread writes one field and reads the other, through method handles: plain accesses. */
public class StoreBufferOfMethodHandles {
  private static int x;
  private static int y;
  private static int seenOfX;
  private static int seenOfY;

  public static void main(String[] args) throws Throwable {
    Lookup lookup = MethodHandles.lookup();
    Class<?> here = StoreBufferOfMethodHandles.class;
    MethodHandle setX = lookup.findStaticSetter(here, "x", int.class);
    MethodHandle getX = lookup.findStaticGetter(here, "x", int.class);
    MethodHandle setY = lookup.findStaticSetter(here, "y", int.class);
    MethodHandle getY = lookup.findStaticGetter(here, "y", int.class);
    Thread t =
        new Thread(
            () -> {
              try {
                setX.invokeExact(1);
                seenOfY = (int) getY.invokeExact();
              } catch (Throwable e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    setY.invokeExact(1);
    seenOfX = (int) getX.invokeExact();
    t.join();
    assert seenOfX + seenOfY > 0;
  }
}
