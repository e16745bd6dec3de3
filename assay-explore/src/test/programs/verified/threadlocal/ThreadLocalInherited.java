// expect: verified

import dev.assay.api.Assay;

/** An inheritable variable is copied when the thread is made; later changes are not seen. */
public class ThreadLocalInherited {
  static final InheritableThreadLocal<String> user = new InheritableThreadLocal<>();

  public static void main(String[] args) {
    user.set("a");
    Thread t = new Thread(() -> Assay.check("a".equals(user.get()), "changed"));
    user.set("b");
    t.start();
    user.remove();
  }
}
