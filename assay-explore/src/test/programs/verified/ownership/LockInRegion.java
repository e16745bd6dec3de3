// expect: verified

import dev.assay.api.Assay;

/** What is accessed in atomic regions and elsewhere is guarded by a lock that is taken in both. */
public class LockInRegion {
  static final Object LOCK = new Object();
  static int inRegions;
  static int guarded;

  public static void main(String[] args) {
    Runnable region =
        () -> {
          inRegions++;
          synchronized (LOCK) {
            guarded++;
          }
        };
    new Thread(() -> Assay.atomic(region)).start();
    new Thread(() -> Assay.atomic(region)).start();
    synchronized (LOCK) {
      guarded++;
    }
  }
}
