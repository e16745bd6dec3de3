// expect: inconclusive

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Release and acquire order less than volatile accesses do: named. */
public class ReleasedHandle {
  private int value;

  public static void main(String[] args) throws Exception {
    VarHandle handle =
        MethodHandles.lookup().findVarHandle(ReleasedHandle.class, "value", int.class);
    ReleasedHandle object = new ReleasedHandle();
    Thread t = new Thread(() -> handle.setRelease(object, 1));
    t.start();
    int seen = (int) handle.getAcquire(object);
    t.join();
    assert seen == 0 || seen == 1;
  }
}
