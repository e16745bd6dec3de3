// expect: inconclusive

import java.lang.ref.*;

/** References are never cleared. */
public class QueueOfReferences {
  public static void main(String[] a) {
    ReferenceQueue<Object> q = new ReferenceQueue<>();
    WeakReference<Object> w = new WeakReference<>(new Object(), q);
    if (q.poll() != null) throw new IllegalStateException();
  }
}
