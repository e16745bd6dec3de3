// expect: inconclusive

import java.lang.ref.WeakReference;

/** A weak reference may be cleared at any time; that is not explored. */
public class ClearedReference {
  public static void main(String[] args) {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    assert reference.get() != null;
  }
}
