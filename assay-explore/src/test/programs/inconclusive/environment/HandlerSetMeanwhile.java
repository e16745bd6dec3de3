// expect: inconclusive

/** A setting that the JDK keeps for all threads. */
public class HandlerSetMeanwhile {
  static volatile int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> Thread.setDefaultUncaughtExceptionHandler((x, e) -> n = 1));
    t.start();
    Object h = Thread.getDefaultUncaughtExceptionHandler();
    t.join();
    if (h != null) throw new IllegalStateException();
  }
}
