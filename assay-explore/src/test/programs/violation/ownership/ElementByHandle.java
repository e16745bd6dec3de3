// expect: violation race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An element is written through a handle and read without one. */
public class ElementByHandle {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
  static final int[] SHARED = new int[1];

  public static void main(String[] args) {
    new Thread(() -> ELEMENT.setVolatile(SHARED, 0, 1)).start();
    int first = SHARED[0];
    int second = SHARED[0];
    assert first == second;
  }
}
